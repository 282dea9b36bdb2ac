import { Fingerprint } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { knowsPasskeys, orCancelled } from './passkey-client.ts';

export interface PasskeyButtonProps {
  children: string;
  variant?: 'primary' | 'outline';
  /** Calls the server, then the device, then the server again. */
  onPress: () => Promise<void>;
}

/** Renders a button for a passkey action; errors are announced. */
export function PasskeyButton({ children, variant = 'outline', onPress }: PasskeyButtonProps) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ done: null });
  const press = () => {
    if (knowsPasskeys()) void action.run(() => onPress().catch(orCancelled(t.cancelled)));
    else announce(t.noPasskeys, 'bad');
  };
  return (
    <Button
      variant={variant}
      wide
      busy={action.busy}
      icon={<Fingerprint aria-hidden="true" className="size-5" />}
      onClick={press}
    >
      {children}
    </Button>
  );
}
