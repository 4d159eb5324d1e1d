import { Toaster, toast } from 'sonner';
import noticesSheet from './notices.css?url';

/** Where notices appear: bottom right, reached with Alt+T. Mounted in the browser only. */
export default function Notices() {
  return (
    <>
      <link rel="stylesheet" href={noticesSheet} precedence="default" />
      <Toaster
        position="bottom-right"
        containerAriaLabel="Notifications"
        closeButton
        duration={5000}
        toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
      />
    </>
  );
}

/** Says in the corner what came of something. */
export function showNotice(
  look: 'ok' | 'destructive',
  { title, text }: { title: string; text: string },
): void {
  const show = look === 'ok' ? toast.success : toast.error;
  show(title, { description: text });
}
