import { Alert } from '~/ui/feedback/alert';

const REASONS: Readonly<Record<string, { title: string; text: string }>> = {
  'too-many-codes': {
    title: 'Not signed in: five codes were wrong.',
    text: 'Enter your password again, then the code that your app shows at that moment. You can do so now. After ten wrong codes in a row, none is accepted for 15 minutes.',
  },
  'code-too-late': {
    title: 'Not signed in: the code was missing.',
    text: 'It can be entered for ten minutes after the password, in the same browser. Please enter both again.',
  },
  'no-cookies': {
    title: 'Not signed in: your browser saves no cookies.',
    text: 'You only stay signed in with one. Please allow cookies for this site, then sign in again.',
  },
};

/** R-SIGNIN-1: why a sign-in begins again. Empty for an unknown reason. */
export function StoppedSignIn({ reason = '' }: { reason: string | undefined }) {
  const stopped = Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  return (
    stopped && (
      <Alert tone="warning" title={stopped.title}>
        {stopped.text}
      </Alert>
    )
  );
}
