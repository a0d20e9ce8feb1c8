import { useLocation } from 'react-router';
import { paths } from '~/paths';

/** For guests: the way to the saved details of an account, and back to this checkout. */
export function SignInOffer() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm text-muted sm:col-span-6">
      Have an account?{' '}
      <a
        href={paths.auth.signIn(pathname + search)}
        className="font-semibold text-text underline underline-offset-4 hover:text-link"
      >
        Sign in and come back here
      </a>
    </p>
  );
}
