import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

/** Content of the downloaded file. Its first line explains what the codes are for. */
const formatCodesFile = (codes: readonly string[]) =>
  [`${site.name}: recovery codes. Each opens the account once, after the password.`, '', ...codes, ''].join(
    '\r\n',
  );

/** Shows new recovery codes. Only this response contains them; they cannot be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const fileText = formatCodesFile(codes);
  return (
    <div className="grid gap-6">
      <Alert tone="warning" title="These codes are shown only once." className="print:hidden">
        Each works once in place of your app. Store them in a safe place, not on your phone: with one of them
        and your password anybody can sign in.
      </Alert>
      <ol aria-label="Recovery codes" className="grid max-w-[34rem] grid-cols-2 gap-grout">
        {codes.map((code) => (
          <li key={code} className="rounded-tile bg-surface px-4 py-3">
            <code className="font-semibold tracking-wide select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-grout print:hidden">
        <Button
          variant="quiet"
          className="needs-script"
          value={fileText}
          {...{ [PRESENCE_ATTRIBUTES.copy]: '' }}
        >
          <Icon name="copy" />
          Copy all
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileText)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className={getButtonClasses({ variant: 'quiet' })}
        >
          <Icon name="download" />
          Download
        </a>
        <Button variant="quiet" className="needs-script" {...{ [PRESENCE_ATTRIBUTES.print]: '' }}>
          <Icon name="receipt" />
          Print
        </Button>
      </div>
      <p className="print:hidden">
        <LinkButton href={paths.account.security()}>I have saved them</LinkButton>
      </p>
    </div>
  );
}
