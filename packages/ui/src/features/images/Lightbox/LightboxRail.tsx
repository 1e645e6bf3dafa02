import type { Image } from '@jewelry/contract';
import { useLocale } from 'react-aria-components/I18nProvider';
import { HeartIcon } from '../../../icons/glyphs';
import { figure, imageMessages, likeName } from '../messages';
import { imaginedMissing, imaginedNote, lightboxMessages, type PictureKind } from './messages';
import { Button } from '../../../components/Button/Button';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup';
import { type BusyAction, type ImageActions, type ListedAction, listActions } from '../imageActions';
import { LightboxPrompt } from './LightboxPrompt';
import { builtDetails } from './builtDetails';
import { readingDetails } from './readingDetails';
import { phrasesOf } from '../phrases';
import { isTemporary } from '../../session';
import { RequirementList } from './RequirementList';
import * as styles from './LightboxRail.css';

/** Actions that fit in one row on a phone. */
const ONE_ROW = 4;

interface LightboxRailProps {
  image: Image;
  /** The visible picture, where there are two. */
  kind: PictureKind;
  onKindChange: (kind: PictureKind) => void;
  handlers: Omit<ImageActions, 'onOpen'>;
  busyAction?: BusyAction | null;
  paintRecipients?: string | null | undefined;
}

/** The column next to the picture: prompt as the title, author, materials and actions. */
export function LightboxRail({ image, kind, onKindChange, handlers, busyAction, paintRecipients }: LightboxRailProps) {
  const actions = listActions(image, handlers, busyAction);
  const find = (id: ListedAction['id']) => actions.find((action) => action.id === id);
  const [reuse, price] = [find('reuse'), find('price')];
  const others = actions.filter(({ id }) => id !== 'reuse' && id !== 'price');
  const isWaiting = isTemporary(image);
  const { onToggleLike, onPaint } = handlers;
  const count = others.length + (onToggleLike ? 1 : 0);
  const { imagined_missing: missing } = image.metadata;
  return (
    <div className={styles.rail}>
      <LightboxPrompt key={image.id} prompt={image.prompt} />
      <div className={styles.author}>
        {isWaiting ? imageMessages.saving : image.author_name}
        {reuse && (
          <Button variant="bare" className={styles.reuse} isDisabled={isWaiting} onPress={reuse.onPress}>
            <reuse.icon />
            {reuse.label}
          </Button>
        )}
      </div>
      {image.imagined && <PictureSwitch model={image.imagined.model} kind={kind} onChange={onKindChange} />}
      {missing && <p className={styles.imaginedNote}>{imaginedMissing[missing]}</p>}
      {onPaint && (
        <div className={styles.pictures}>
          <Button variant="secondary" isPending={busyAction === 'paint'} onPress={() => onPaint(image)}>
            {missing ? lightboxMessages.paintAgain : lightboxMessages.paint}
          </Button>
          {paintRecipients && <p className={styles.imaginedNote}>{paintRecipients}</p>}
        </div>
      )}
      <Facts image={image} />
      <div className={styles.actions} data-count={count > ONE_ROW ? count : undefined}>
        {onToggleLike && (
          <Button
            className={styles.action}
            aria-label={likeName(image.like_count)}
            aria-pressed={image.is_liked}
            isDisabled={isWaiting}
            onPress={() => onToggleLike(image)}
          >
            <HeartIcon isFilled={image.is_liked} className={image.is_liked ? styles.liked : undefined} />
            {figure(image.like_count)}
          </Button>
        )}
        {others.map(({ id, label, icon: Icon, isBusy, onPress }) => (
          <Button key={id} className={styles.action} isPending={isBusy} isDisabled={isWaiting} onPress={onPress}>
            <Icon />
            {label}
          </Button>
        ))}
      </div>
      {price && (
        <Button
          variant="filled"
          size="xl"
          isWide
          isPending={price.isBusy}
          isDisabled={isWaiting}
          onPress={price.onPress}
        >
          <price.icon />
          {price.label}
        </Button>
      )}
      {image.user_id !== null && image.requirements && (
        <RequirementList
          requirements={phrasesOf(image.prompt, image.requirements)}
          note={image.metadata.reading_note}
        />
      )}
    </div>
  );
}

interface PictureSwitchProps {
  /** The model that painted the imagined picture, if known. */
  model: string | null;
  kind: PictureKind;
  onChange: (kind: PictureKind) => void;
}

/**
 * Switches between the designed and the imagined picture, in the same place and at the same zoom, or shows both side by
 * side.
 */
function PictureSwitch({ model, kind, onChange }: PictureSwitchProps) {
  return (
    <div className={styles.pictures}>
      <ToggleButtonGroup<PictureKind>
        aria-label={lightboxMessages.pictures}
        variant="segment"
        isClearable={false}
        value={kind}
        onChange={(next) => next && onChange(next)}
      >
        {(['designed', 'imagined', 'both'] as const).map((id) => (
          <ToggleButton key={id} id={id} variant="segment" className={styles.picture}>
            {lightboxMessages[id]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind !== 'designed' && <p className={styles.imaginedNote}>{imaginedNote(model)}</p>}
    </div>
  );
}

function Facts({ image }: { image: Image }) {
  const { locale } = useLocale();
  const created = new Date(image.created_at).toLocaleDateString(locale, { dateStyle: 'long' });
  const facts = [...builtDetails(image), ...readingDetails(image), [lightboxMessages.created, created]].filter(
    ([, value]) => value !== '',
  );
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <FactRow key={name} name={name ?? ''} value={value ?? ''} />
      ))}
    </dl>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={styles.fact}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
