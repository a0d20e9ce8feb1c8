import type { ReactNode } from 'react';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

interface ResultActionsProps {
  /** URL that opens the same result. */
  url: string;
  /** More buttons or links. */
  children?: ReactNode;
}

/** Copies the URL of a result, shares and prints it. Without script the address of the page is the same URL. */
export function ResultActions({ url, children }: ResultActionsProps) {
  return (
    <div className="flex flex-wrap gap-grout print:hidden">
      <Button variant="quiet" className="needs-script" value={url} {...{ [PRESENCE_ATTRIBUTES.copy]: '' }}>
        <Icon name="copy" />
        Copy link
      </Button>
      <Button variant="quiet" className="needs-script" value={url} {...{ [PRESENCE_ATTRIBUTES.share]: '' }}>
        <Icon name="share" />
        Share
      </Button>
      <Button variant="quiet" className="needs-script" {...{ [PRESENCE_ATTRIBUTES.print]: '' }}>
        Print
      </Button>
      {children}
    </div>
  );
}
