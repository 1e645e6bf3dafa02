import { formatUsd } from '@jewelry/contract/constants';
import type { VoiceLanguage } from '../../features/voice';

/** What the assistant answers; amounts are in USD. */
export interface Answers {
  readonly failed: string;
  readonly collection: string;
  readonly noPiece: string;
  readonly alreadyPrivate: string;
  readonly alreadyPublic: string;
  readonly isPrivate: string;
  readonly isPublic: string;
  readonly price: (cost: number, low: number, high: number) => string;
  readonly isGenerating: string;
  /** Given what the picture shows, in English. */
  readonly made: (alt: string) => string;
  readonly notMade: string;
  readonly changed: string;
  readonly nothingToUndo: string;
  readonly undone: string;
}

const between =
  (pattern: string) =>
  (...amounts: readonly number[]): string =>
    amounts.reduce((text, amount, index) => text.replace(`{${index}}`, formatUsd(amount)), pattern);

/** The answers in every language in which the assistant listens. */
export const ANSWERS: Readonly<Record<VoiceLanguage, Answers>> = {
  'en-US': {
    failed: 'That did not work. Nothing was changed; please try again.',
    collection: 'Here is your jewelry.',
    noPiece: 'There is no piece yet. Describe one first.',
    alreadyPrivate: 'It is private already.',
    alreadyPublic: 'It is public already.',
    isPrivate: 'It is private now: only you see it.',
    isPublic: 'It is public now, in the gallery.',
    price: between('About {0}, between {1} and {2}.'),
    isGenerating: 'A piece is being made already. Please wait until it is there.',
    made: (alt) => `It is ready: ${alt}`,
    notMade: 'It could not be made. What you said stands above.',
    changed: 'It is changed.',
    nothingToUndo: 'There is nothing to undo.',
    undone: 'Back to the version before.',
  },
  'de-DE': {
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
    collection: 'Hier ist Ihr Schmuck.',
    noPiece: 'Es gibt noch kein Stück. Beschreiben Sie zuerst eines.',
    alreadyPrivate: 'Es ist schon privat.',
    alreadyPublic: 'Es ist schon öffentlich.',
    isPrivate: 'Es ist jetzt privat: Nur Sie sehen es.',
    isPublic: 'Es ist jetzt öffentlich, in der Galerie.',
    price: between('Etwa {0}, zwischen {1} und {2}.'),
    isGenerating: 'Es entsteht schon ein Stück. Bitte warten Sie, bis es fertig ist.',
    made: () => 'Es ist fertig.',
    notMade: 'Es konnte nicht gemacht werden. Was Sie gesagt haben, steht oben.',
    changed: 'Es ist geändert.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    undone: 'Zurück zur vorigen Fassung.',
  },
  'fr-FR': {
    failed: 'Cela n’a pas fonctionné. Rien n’a été modifié ; veuillez réessayer.',
    collection: 'Voici vos bijoux.',
    noPiece: 'Il n’y a pas encore de bijou. Décrivez-en un d’abord.',
    alreadyPrivate: 'Il est déjà privé.',
    alreadyPublic: 'Il est déjà public.',
    isPrivate: 'Il est maintenant privé : vous seul le voyez.',
    isPublic: 'Il est maintenant public, dans la galerie.',
    price: between('Environ {0}, entre {1} et {2}.'),
    isGenerating: 'Un bijou est déjà en cours. Veuillez attendre qu’il soit prêt.',
    made: () => 'Il est prêt.',
    notMade: 'Il n’a pas pu être réalisé. Ce que vous avez dit figure plus haut.',
    changed: 'C’est modifié.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    undone: 'Retour à la version précédente.',
  },
  'es-ES': {
    failed: 'No ha funcionado. No se ha cambiado nada; inténtelo de nuevo.',
    collection: 'Aquí están sus joyas.',
    noPiece: 'Todavía no hay ninguna pieza. Describa una primero.',
    alreadyPrivate: 'Ya es privada.',
    alreadyPublic: 'Ya es pública.',
    isPrivate: 'Ahora es privada: solo usted la ve.',
    isPublic: 'Ahora es pública, en la galería.',
    price: between('Unos {0}, entre {1} y {2}.'),
    isGenerating: 'Ya se está haciendo una pieza. Espere a que esté lista.',
    made: () => 'Está lista.',
    notMade: 'No se ha podido hacer. Lo que dijo está arriba.',
    changed: 'Está cambiada.',
    nothingToUndo: 'No hay nada que deshacer.',
    undone: 'De vuelta a la versión anterior.',
  },
  'it-IT': {
    failed: 'Non ha funzionato. Nulla è stato cambiato; riprovi.',
    collection: 'Ecco i suoi gioielli.',
    noPiece: 'Non c’è ancora nessun gioiello. Prima ne descriva uno.',
    alreadyPrivate: 'È già privato.',
    alreadyPublic: 'È già pubblico.',
    isPrivate: 'Ora è privato: lo vede solo lei.',
    isPublic: 'Ora è pubblico, nella galleria.',
    price: between('Circa {0}, tra {1} e {2}.'),
    isGenerating: 'Un gioiello è già in lavorazione. Attenda che sia pronto.',
    made: () => 'È pronto.',
    notMade: 'Non è stato possibile realizzarlo. Ciò che ha detto è qui sopra.',
    changed: 'È stato cambiato.',
    nothingToUndo: 'Non c’è nulla da annullare.',
    undone: 'Si torna alla versione precedente.',
  },
  'pt-PT': {
    failed: 'Não resultou. Nada foi alterado; tente novamente.',
    collection: 'Aqui estão as suas joias.',
    noPiece: 'Ainda não há nenhuma peça. Descreva uma primeiro.',
    alreadyPrivate: 'Já é privada.',
    alreadyPublic: 'Já é pública.',
    isPrivate: 'Agora é privada: só a si é visível.',
    isPublic: 'Agora é pública, na galeria.',
    price: between('Cerca de {0}, entre {1} e {2}.'),
    isGenerating: 'Já está a ser feita uma peça. Aguarde até estar pronta.',
    made: () => 'Está pronta.',
    notMade: 'Não foi possível fazê-la. O que disse está acima.',
    changed: 'Está alterada.',
    nothingToUndo: 'Não há nada para desfazer.',
    undone: 'De volta à versão anterior.',
  },
  'ar-AE': {
    failed: 'لم ينجح ذلك. لم يتغير شيء؛ يرجى المحاولة مرة أخرى.',
    collection: 'هذه مجوهراتك.',
    noPiece: 'لا توجد قطعة بعد. صف واحدة أولا.',
    alreadyPrivate: 'هي خاصة بالفعل.',
    alreadyPublic: 'هي عامة بالفعل.',
    isPrivate: 'أصبحت خاصة: أنت وحدك تراها.',
    isPublic: 'أصبحت عامة في المعرض.',
    price: between('حوالي {0}، بين {1} و{2}.'),
    isGenerating: 'هناك قطعة قيد الصنع. يرجى الانتظار حتى تجهز.',
    made: () => 'هي جاهزة.',
    notMade: 'تعذر صنعها. ما قلته مكتوب أعلاه.',
    changed: 'تم التغيير.',
    nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
    undone: 'عدنا إلى النسخة السابقة.',
  },
  'ru-RU': {
    failed: 'Не получилось. Ничего не изменилось; попробуйте ещё раз.',
    collection: 'Вот ваши украшения.',
    noPiece: 'Пока нет ни одного украшения. Сначала опишите его.',
    alreadyPrivate: 'Оно уже приватное.',
    alreadyPublic: 'Оно уже публичное.',
    isPrivate: 'Теперь оно приватное: его видите только вы.',
    isPublic: 'Теперь оно публичное и есть в галерее.',
    price: between('Около {0}, от {1} до {2}.'),
    isGenerating: 'Одно украшение уже создаётся. Подождите, пока оно будет готово.',
    made: () => 'Готово.',
    notMade: 'Не удалось сделать. То, что вы сказали, написано выше.',
    changed: 'Изменено.',
    nothingToUndo: 'Отменять нечего.',
    undone: 'Вернулись к предыдущей версии.',
  },
};
