/** Commands of the app that can be spoken. */
export type VoiceCommand = 'collection' | 'private' | 'public' | 'price' | 'undo';

/** Consecutive words that mean a command, in the languages of `VOICE_LANGUAGES`. Letter case and punctuation do not matter. */
export const COMMAND_PHRASES: Readonly<Record<VoiceCommand, readonly string[]>> = {
  collection: [
    'my jewelry', 'my jewellery', 'my collection', 'my pieces',
    'meinen schmuck', 'mein schmuck', 'meine sammlung',
    'mes bijoux', 'ma collection',
    'mis joyas', 'mi colección',
    'i miei gioielli', 'la mia collezione',
    'as minhas joias', 'as minhas jóias', 'minhas joias', 'a minha coleção',
    'مجوهراتي', 'مجموعتي',
    'мои украшения', 'моя коллекция', 'мою коллекцию',
  ],
  private: [
    'make it private', 'keep it private', 'make this private', 'hide it',
    'mach es privat', 'mache es privat', 'privat machen',
    'rends le privé', 'rendre privé', 'mets le en privé',
    'hazlo privado', 'ponlo privado',
    'rendilo privato', 'fallo privato',
    'torna o privado', 'deixa o privado', 'torne o privado',
    'اجعلها خاصة', 'اجعله خاصا', 'اجعله خاصًا',
    'сделай приватным', 'сделай личным', 'сделай приватной',
  ],
  public: [
    'make it public', 'make this public', 'share it with everyone', 'show it in the gallery',
    'mach es öffentlich', 'mache es öffentlich', 'öffentlich machen',
    'rends le public', 'rendre public',
    'hazlo público', 'ponlo público',
    'rendilo pubblico', 'fallo pubblico',
    'torna o público', 'torne o público',
    'اجعلها عامة', 'اجعله عاما', 'اجعله عامًا',
    'сделай публичным', 'сделай публичной', 'сделай открытым',
  ],
  price: [
    'what would it cost', 'what does it cost', 'how much is it', 'how much would it', 'how much does it', 'how much', 'what is the price', "what's the price",
    'was kostet', 'was würde es kosten', 'wie viel kostet', 'wie teuer',
    'combien ça coûte', 'combien coûte', 'combien ça coûterait', 'quel est le prix', 'combien',
    'cuánto cuesta', 'cuánto costaría', 'qué precio',
    'quanto costa', 'quanto costerebbe', 'qual è il prezzo',
    'quanto custa', 'quanto custaria', 'qual é o preço',
    'كم سعرها', 'كم سعره', 'كم تكلف', 'كم يكلف', 'ما سعرها', 'ما السعر', 'بكم',
    'сколько стоит', 'сколько это стоит', 'сколько будет стоить', 'какая цена',
  ],
  undo: [
    'undo', 'go back', 'take that back', 'take it back',
    'rückgängig', 'nimm das zurück',
    'annule', 'annuler', 'reviens en arrière',
    'deshacer', 'deshazlo',
    'annulla', 'torna indietro',
    'desfazer', 'desfaz', 'volta atrás',
    'تراجع', 'ارجع',
    'отмени', 'отменить', 'верни назад',
  ],
};

/** Opening words that request a new piece while another is open. */
export const DESIGN_OPENINGS: readonly string[] = [
  'design', 'imagine', 'create', 'draw', 'make me', 'a new', 'i want a new', 'show me a', 'show me an', 'start over with',
  'entwirf', 'gestalte', 'erschaffe', 'ein neuer', 'eine neue', 'ein neues', 'neuer', 'neue', 'neues',
  'dessine', 'crée', 'conçois', 'imagine moi', 'un nouveau', 'une nouvelle',
  'diseña', 'crea', 'dibuja', 'un nuevo', 'una nueva',
  'disegna', 'progetta', 'un nuovo', 'una nuova',
  'desenha', 'cria', 'um novo', 'uma nova',
  'صمم', 'صممي', 'ارسم', 'تخيل',
  'нарисуй', 'создай', 'придумай', 'новое', 'новая', 'новый',
];
