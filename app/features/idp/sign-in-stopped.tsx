import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { SignInIndicator } from './sign-in-indicator';

/** Error page of a sign-in that cannot continue, with a link to start again. */
export function SignInStopped({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-6">
        <h1 className="max-w-[13ch]">{title}</h1>
        <p className="max-w-prose text-lead text-muted">{text}</p>
        <p>
          <LinkButton href={paths.auth.signIn()}>Begin again</LinkButton>
        </p>
      </div>
      <SignInIndicator state="out" glaze="vermilion" size="lg" className="max-lg:hidden" />
      <SignInIndicator state="out" glaze="vermilion" isOnPage className="-order-1 lg:hidden" />
    </div>
  );
}
