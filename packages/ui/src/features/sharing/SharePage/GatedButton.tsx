import { useId } from 'react';
import { withClass } from '../../../utils/withClass';
import { Button, type ButtonProps } from '../../../components/Button/Button';
import { Tooltip } from '../../../components/Tooltip/Tooltip';
import { corner, gated } from './SharePage.css';

interface GatedButtonProps extends ButtonProps {
  /** 'Sign in to like' for an anonymous visitor; null for a signed-in user. */
  gate: string | null;
}

/** A button whose action requires an account: an amber dot, with a label where it fits. */
export function GatedButton({ gate, children, className, ...props }: GatedButtonProps) {
  const id = useId();
  if (gate === null) {
    return (
      <Button {...props} className={className}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Tooltip text={gate}>
        <Button {...props} aria-describedby={id} className={withClass(gated, className)}>
          {children}
          <span className={corner} aria-hidden="true" />
        </Button>
      </Tooltip>
      <span hidden id={id}>
        {gate}
      </span>
    </>
  );
}
