import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';

export interface AccountProtection {
  hasPassword: boolean;
  organisationCount: number;
  passkeyCount: number;
  hasTwoFactor: boolean;
}

interface TileProps {
  href: string;
  name: string;
  state: string;
  isSet: boolean;
  /** The tile's shape in a 24 × 24 box. It is glazed once the protection is set. */
  shape: ReactNode;
  glaze: string;
  className?: string;
}

function Tile({ href, name, state, isSet, shape, glaze, className }: TileProps) {
  return (
    <a
      href={href}
      className={clsx(
        'grid min-h-36 content-between gap-4 bg-surface p-4 transition-colors hover:bg-raised',
        className,
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('size-11', isSet ? glaze : 'fill-tile-3')}>
        {shape}
      </svg>
      <span className="grid gap-0.5">
        <span className="text-sm text-muted">{name}</span>
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon name={isSet ? 'check' : 'minus'} size={14} />
          {state}
        </span>
      </span>
    </a>
  );
}

const formatCount = (count: number) => (count === 0 ? 'None' : count === 1 ? 'One' : `${count} of them`);

/** Shows the account's protections as a mosaic. Each tile links to its section of the page. */
export function ProtectionOverview({
  hasPassword,
  organisationCount,
  passkeyCount,
  hasTwoFactor,
}: AccountProtection) {
  return (
    <nav
      aria-label="Protection of your account"
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-grout"
    >
      <Tile
        href="#ways"
        name="Password"
        state={hasPassword ? 'Set' : 'None'}
        isSet={hasPassword}
        shape={<path d="M0 0h24v24h-24z" />}
        glaze="fill-glaze-bone stroke-border-strong stroke-[0.5]"
        className="rounded-ss-tile"
      />
      <Tile
        href="#ways"
        name="Organisation"
        state={organisationCount > 0 ? 'Connected' : 'Not connected'}
        isSet={organisationCount > 0}
        shape={<path d="M0 24v-24a24 24 0 0 1 24 24z" />}
        glaze="fill-glaze-peacock"
        className="rounded-se-[4.5rem]"
      />
      <Tile
        href="#passkeys"
        name="Passkeys"
        state={formatCount(passkeyCount)}
        isSet={passkeyCount > 0}
        shape={<path d="M0 24v-8a16 16 0 0 1 16-16h8v8a16 16 0 0 1-16 16z" />}
        glaze="fill-glaze-marigold"
        className="rounded-es-tile"
      />
      <Tile
        href="#two-factor"
        name="Two-factor"
        state={hasTwoFactor ? 'On' : 'Off'}
        isSet={hasTwoFactor}
        shape={<circle cx="12" cy="12" r="12" />}
        glaze="fill-glaze-jade"
        className="rounded-ee-tile"
      />
    </nav>
  );
}
