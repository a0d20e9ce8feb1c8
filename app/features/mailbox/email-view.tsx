import { Disclosure } from '~/ui/data/disclosure';

interface EmailViewProps {
  subject: string;
  /** Where the HTML is served, with a policy that runs nothing. */
  source: string;
  text: string;
}

/** A letter as a mail program shows it: in a frame of its own that can run nothing; and its text part. */
export function EmailView({ subject, source, text }: EmailViewProps) {
  return (
    <>
      <iframe
        src={source}
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
