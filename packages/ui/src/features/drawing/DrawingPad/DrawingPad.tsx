import {
  BRUSH_DEFAULT,
  BRUSH_MAX,
  BRUSH_MIN,
  DRAWING_INFLUENCE_DEFAULT,
  type JewelryTypeId,
} from '@jewelry/contract/constants';
import { memo, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBreakpoint } from '../../../hooks/useBreakpoint';
import { TrashIcon, UndoIcon } from '../../../icons/glyphs';
import { MaximizeIcon, RedoIcon, ShapesIcon } from '../../../icons/laterGlyphs';
import { countStrokes, drawingMessages } from '../messages';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { FieldMessage } from '../../../components/Field/FieldMessage';
import { IconButton } from '../../../components/IconButton/IconButton';
import { appMessages } from '../../../i18n/messages';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu/Menu';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Drawing } from '../drawing';
import * as styles from './DrawingPad.css';
import { pngOf, svgOf, withinLimit } from './exportDrawing';
import { Influence, Legend, SymmetryChoice, TemplateChoice, Trace } from './PadPanel';
import { note } from './PadPanel.css';
import { createPadStore } from './padStore';
import { BrushSize, PadTools } from './PadTools';
import { Paper } from './Paper';
import type { Brush } from './strokes';
import type { Symmetry } from './symmetry';
import { TEMPLATES, templateFor, type TemplateId } from './templates';
import { useReference } from './useReference';

export interface DrawingPadProps {
  /** The drawing to continue, or null for a blank sheet. */
  drawing: Drawing | null;
  /** The selected type: its template is shown under a new drawing. */
  jewelryType: JewelryTypeId | null;
  /** Offers how closely the piece follows the drawing. @default true */
  hasInfluence?: boolean;
  /** Called by 'Use Drawing'. */
  onUse: (drawing: Drawing) => void;
  /** Closes the pad without saving, after confirmation when strokes would be lost. */
  onCancel: () => void;
}

/** A drawing pad for pieces: black is metal, and a closed shape in a color is a stone. Load it lazily. */
export function DrawingPad({ drawing, jewelryType, hasInfluence = true, onUse, onCancel }: DrawingPadProps) {
  const isPhone = useBreakpoint() === 'phone';
  const [store] = useState(() => createPadStore(drawing?.paths ?? []));
  const { canUndo, canRedo, hasInk, strokes, isFull, isPenUsed, announcement } = useSyncExternalStore(
    store.subscribe,
    store.summary,
  );
  const [brush, setBrush] = useState<Brush>({ tool: 'pencil', color: '#000000', size: BRUSH_DEFAULT });
  const [symmetry, setSymmetry] = useState<Symmetry>({ kind: 'off' });
  const [template, setTemplate] = useState<TemplateId>(drawing ? 'none' : templateFor(jewelryType));
  const [influence, setInfluence] = useState(drawing?.influence ?? DRAWING_INFLUENCE_DEFAULT);
  const [isFullscreen, setFullscreen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const reference = useReference();

  const { undo, redo, clear } = store;
  const cancel = (): void => {
    const [before, now] = [drawing?.paths ?? [], store.paths()];
    const isChanged = now.length !== before.length || now.some((path, index) => path !== before[index]);
    if (isChanged) setLeaving(true);
    else onCancel();
  };
  const finish = (): void => {
    const paths = withinLimit(store.paths());
    onUse({ paths, png: pngOf(paths), svg: svgOf(paths), influence });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (isLeaving || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) redo();
    else if (isCommand && key === 'z') undo();
    else if (isCommand || event.altKey) return;
    else if (key === 'p') setBrush({ ...brush, tool: 'pencil' });
    else if (key === 'e') setBrush({ ...brush, tool: 'eraser' });
    else if (key === '[') setBrush({ ...brush, size: Math.max(BRUSH_MIN, brush.size - 1) });
    else if (key === ']') setBrush({ ...brush, size: Math.min(BRUSH_MAX, brush.size + 1) });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (isLeaving) {
    return (
      <AlertDialog
        isOpen
        onOpenChange={setLeaving}
        title={drawingMessages.discardTitle}
        confirmLabel={drawingMessages.discard}
        cancelLabel={drawingMessages.keepDrawing}
        onConfirm={onCancel}
      >
        <Text>{drawingMessages.discardText}</Text>
      </AlertDialog>
    );
  }

  const historyButtons = (
    <div className={styles.historyButtons}>
      <HistoryButton
        Icon={UndoIcon}
        name={drawingMessages.undo}
        isSmall={isPhone}
        isDisabled={!canUndo}
        onPress={undo}
      />
      <HistoryButton
        Icon={RedoIcon}
        name={drawingMessages.redo}
        isSmall={isPhone}
        isDisabled={!canRedo}
        onPress={redo}
      />
      <HistoryButton
        Icon={TrashIcon}
        name={drawingMessages.clearAll}
        isSmall={isPhone}
        isDisabled={strokes === 0}
        onPress={clear}
      />
    </div>
  );
  const { guide, label: templateLabel } = TEMPLATES.find(({ id }) => id === template) ?? TEMPLATES[0];

  return (
    <Dialog
      closeLabel={appMessages.close}
      isOpen
      onOpenChange={isFullscreen ? () => setFullscreen(false) : cancel}
      isDismissable={false}
      isFullscreen={isFullscreen}
      title={drawingMessages.title}
      width={960}
      headerAction={<FullscreenButton isSmall={isPhone} isFullscreen={isFullscreen} onChange={setFullscreen} />}
      footer={
        <>
          {!isPhone && historyButtons}
          {!isPhone && (
            <p className={styles.count} aria-hidden="true">
              {countStrokes(strokes)}
            </p>
          )}
          <Button variant="bare" onPress={cancel}>
            {drawingMessages.cancel}
          </Button>
          <Button variant="filled" isDisabled={!hasInk} disabledHint={drawingMessages.acceptHint} onPress={finish}>
            {drawingMessages.accept}
          </Button>
        </>
      }
    >
      <div
        className={styles.pad}
        data-fullscreen={isFullscreen || undefined}
        data-notice={isPenUsed || isFull || undefined}
        {...reference.dropProps}
      >
        {isPhone && (
          <div className={styles.topRow}>
            {historyButtons}
            <MenuTrigger loadFailure={appMessages.partNotLoaded}>
              <Button variant="bare">
                <ShapesIcon />
                {template === 'none' ? templateLabel : `${drawingMessages.template}: ${templateLabel}`}
              </Button>
              <Menu selectedKey={template} onSelectionChange={(id) => setTemplate(id as TemplateId)}>
                {TEMPLATES.map(({ id, label }) => (
                  <MenuItem key={id} id={id}>
                    {label}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          </div>
        )}
        <div className={styles.toolRow}>
          <PadTools brush={brush} onChange={setBrush} />
        </div>
        <Paper
          store={store}
          setting={{ brush, symmetry }}
          guide={guide}
          reference={reference.url}
          onReferenceError={reference.refuse}
        />
        <div className={styles.foot}>
          {isPenUsed && (
            <div className={styles.notice}>
              <p>{drawingMessages.penUsed}</p>
              <Button variant="bare" className={styles.noticeButton} onPress={() => store.keepToPen(false)}>
                {drawingMessages.drawWithFinger}
              </Button>
            </div>
          )}
          {isFull && (
            <div role="alert" className={styles.notice}>
              <FieldMessage>{drawingMessages.full}</FieldMessage>
            </div>
          )}
          <BrushSize brush={brush} onChange={setBrush} />
          <Trace
            hasReference={reference.url !== null}
            isRefused={reference.isRefused}
            onChoose={reference.choose}
            onRemove={reference.remove}
          />
        </div>
        <div className={styles.panel}>
          {!isPhone && <TemplateChoice template={template} onChange={setTemplate} />}
          <SymmetryChoice symmetry={symmetry} onChange={setSymmetry} />
          {isPhone ? <p className={note}>{drawingMessages.stonesShort}</p> : <Legend />}
          {hasInfluence && <Influence influence={influence} onChange={setInfluence} />}
        </div>
        <VisuallyHidden>
          <p role="status">{announcement}</p>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}

interface HistoryButtonProps {
  Icon: typeof UndoIcon;
  name: string;
  isSmall: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

const HistoryButton = memo(function HistoryButton({ Icon, name, isSmall, ...props }: HistoryButtonProps) {
  return isSmall ? (
    <IconButton aria-label={name} {...props}>
      <Icon />
    </IconButton>
  ) : (
    <Button variant="bare" {...props}>
      <Icon />
      {name}
    </Button>
  );
});

interface FullscreenButtonProps {
  isSmall: boolean;
  isFullscreen: boolean;
  onChange: (isFullscreen: boolean) => void;
}

const FullscreenButton = memo(function FullscreenButton({ isSmall, isFullscreen, onChange }: FullscreenButtonProps) {
  const name = isFullscreen ? drawingMessages.leaveFullscreen : drawingMessages.fullscreen;
  const toggle = (): void => onChange(!isFullscreen);
  return isSmall ? (
    <IconButton aria-label={name} onPress={toggle}>
      <MaximizeIcon />
    </IconButton>
  ) : (
    <Button variant="bare" aria-pressed={isFullscreen} onPress={toggle}>
      <MaximizeIcon />
      {name}
    </Button>
  );
});
