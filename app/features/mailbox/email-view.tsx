import { Disclosure } from '~/ui/data/disclosure';

interface EmailViewProps {
  subject: string;
  /** URL of the HTML part. Its content security policy forbids scripts. */
  sourceUrl: string;
  text: string;
}

/** An email: the HTML part in a sandboxed iframe, and the text part. */
export function EmailView({ subject, sourceUrl, text }: EmailViewProps) {
  return (
    <>
      <iframe
        src={sourceUrl}
        title={`The mail “${subject}”`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[85vh] w-full rounded-tile bg-surface"
      />
      <Disclosure summary="The text part">
        <pre className="font-sans whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </Disclosure>
    </>
  );
}
