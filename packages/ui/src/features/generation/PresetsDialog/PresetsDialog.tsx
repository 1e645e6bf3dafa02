import {
  PRESET_SECTIONS,
  PRESETS,
  type Preset,
  type PresetGroup,
  type PresetId,
  type PresetSectionId,
} from '@jewelry/contract/constants';
import { useId, useState } from 'react';
import { appMessages } from '../../../i18n/messages';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { promptMessages } from '../promptMessages';
import { presetsMessages } from './messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Heading } from '../../../components/Heading/Heading';
import { joinPrompt, togglePreset } from '../presets';
import { PresetOption } from './PresetOption';
import * as styles from './PresetsDialog.css';

export interface PresetsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The applied presets. The dialog edits a draft of them, which closing discards. */
  presetIds: readonly PresetId[];
  /** Applies the draft; the dialog then closes automatically. */
  onApply: (presetIds: PresetId[]) => void;
}

/** A dialog with styles, materials and stones to add to the prompt. Back closes it. */
export function PresetsDialog({ isOpen, onOpenChange, presetIds, onApply }: PresetsDialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [draft, setDraft] = useState<PresetId[]>([]);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft([...presetIds]);
  }
  useBackToClose(isOpen, () => onOpenChange(false));
  const words = joinPrompt('', draft);
  return (
    <Dialog
      closeLabel={appMessages.close}
      title={promptMessages.presets}
      width={864}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="bare" isDisabled={draft.length === 0} onPress={() => setDraft([])}>
            {presetsMessages.clear}
          </Button>
          <p className={styles.words} aria-live="polite">
            {words === '' ? (
              presetsMessages.addsNothing
            ) : (
              <>
                {presetsMessages.addsToPrompt} <span className={styles.added}>{words}</span>
              </>
            )}
          </p>
          <Button
            variant="filled"
            className={styles.apply}
            onPress={() => {
              onApply(draft);
              onOpenChange(false);
            }}
          >
            {presetsMessages.apply}
          </Button>
        </>
      }
    >
      {PRESET_SECTIONS.map((section) => (
        <Section
          key={section.id}
          id={section.id}
          title={section.title}
          draft={draft}
          onToggle={(id) => setDraft(togglePreset(draft, id))}
        />
      ))}
    </Dialog>
  );
}

interface SectionProps {
  id: PresetSectionId;
  title: string;
  draft: readonly PresetId[];
  onToggle: (id: PresetId) => void;
}

function Section({ id, title, draft, onToggle }: SectionProps) {
  const headingId = useId();
  const note = presetsMessages.sectionNotes[id];
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <Heading level={3} type="title.s" id={headingId}>
          {title}
        </Heading>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.groups({ isInColumns: id === 'styles' })}>
        {groupsOf(id).map(({ group, presets }) => {
          const look = lookOf(id, group);
          return (
            <div key={group ?? id} role="group" aria-label={group ?? title}>
              {group !== undefined && (
                <p className={styles.groupLabel} aria-hidden="true">
                  {group}
                </p>
              )}
              <div className={styles.options({ look: look.layout })}>
                {presets.map((preset) => (
                  <PresetOption
                    key={preset.id}
                    preset={preset}
                    look={look.option}
                    isChosen={draft.includes(preset.id)}
                    onToggle={() => onToggle(preset.id)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** The groups of a section and their presets, in display order. */
function groupsOf(section: PresetSectionId): { group: PresetGroup | undefined; presets: Preset[] }[] {
  const inSection = (PRESETS as readonly Preset[]).filter((preset) => preset.section === section);
  return [...new Set(inSection.map((preset) => preset.group))].map((group) => ({
    group,
    presets: inSection.filter((preset) => preset.group === group),
  }));
}

function lookOf(section: PresetSectionId, group: PresetGroup | undefined) {
  if (section === 'material') return { layout: 'metals', option: 'metal' } as const;
  if (group === 'Stone') return { layout: 'stones', option: 'stone' } as const;
  return { layout: section === 'styles' ? 'column' : 'words', option: 'words' } as const;
}
