import { Button } from 'react-email';
import glazes from '~/ui/glazes.json';
import { useFullAddress } from './site-url.server';
import { styles } from './styles.server';
import { QuietWords } from './words.server';

interface LetterButtonProps {
  href: string;
  /** What happens: "Confirm the address". */
  children: string;
}

/** The one thing to do; below it the address in full, for programs that show no buttons and people who look first. */
export function LetterButton({ href, children }: LetterButtonProps) {
  const address = useFullAddress(href);
  return (
    <>
      <p style={{ margin: '24px 0 14px' }} data-skip-in-text="true">
        <Button
          href={address}
          style={{
            backgroundColor: glazes.vermilion,
            color: glazes.ink,
            borderRadius: '3px',
            fontSize: '16px',
            fontWeight: 600,
            padding: '15px 26px',
          }}
        >
          {children}
        </Button>
      </p>
      <QuietWords>
        {children}:{' '}
        <a
          href={address}
          target="_blank"
          className="m-link"
          style={{ ...styles.link, wordBreak: 'break-all' }}
          rel="noopener"
        >
          {address}
        </a>
      </QuietWords>
    </>
  );
}
