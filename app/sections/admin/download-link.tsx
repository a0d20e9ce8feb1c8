import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';
import { ToolLink } from './tool-button';

/** A link that looks like a button and downloads a file. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <ToolLink href={href} download>
    <Icon name="download" size={14} />
    {children}
  </ToolLink>
);
