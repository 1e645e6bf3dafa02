import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { TextField } from '../../../components/TextField/TextField';
import { pieceMessages } from '../messages';
import * as styles from './VersionTree.css';

/** Renames a version. Escape restores the previous name. */
export function NameForm({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const [value, setValue] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(value.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {/* The menu that opened the form loses the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField
        autoFocus
        label={pieceMessages.versionName}
        maxLength={60}
        value={value}
        onChange={setValue}
        onKeyDown={(event) => event.key === 'Escape' && onSave(name)}
      />
      <Button size="sm" type="submit">
        {pieceMessages.save}
      </Button>
    </form>
  );
}
