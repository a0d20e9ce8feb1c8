import { type FounderSeal, founderSeals, manifestoContent } from '~/content/company/manifesto-content';
import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';
import { tileShapePaths } from './tile-shape-paths';

const signatures = founderSeals.flatMap((seal) => {
  const teamMember = findTeamMember(seal.teamMemberId);
  return teamMember ? [{ seal, teamMember }] : [];
});

/** Place, date and founders, each founder with a seal of four tiles. */
export function ManifestoSignatures() {
  return (
    <footer className="wrap section grid gap-x-10 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <p className="max-w-[18em] text-lg text-muted">
        {site.address.city}, {formatDate(manifestoContent.signedOn)}. {manifestoContent.closing}
      </p>
      <div>
        <ul className="grid gap-x-grout gap-y-8 sm:grid-cols-3">
          {signatures.map(({ seal, teamMember }) => (
            <li key={teamMember.id}>
              <SealMark tiles={seal.tiles} />
              <p className="mt-4 font-display text-h3 font-semibold">{teamMember.name}</p>
              <p className="text-muted">{teamMember.role}</p>
            </li>
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap gap-x-8">
          <TextLink href={paths.companyStory()}>Our story, and what our values cost</TextLink>
          <TextLink href={paths.team()}>Meet the team</TextLink>
        </p>
      </div>
    </footer>
  );
}

const places = [
  [0, 0],
  [13, 0],
  [0, 13],
  [13, 13],
] as const;

const SealMark = ({ tiles }: Pick<FounderSeal, 'tiles'>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="block size-24 fill-text md:size-32">
    {places.map(([x, y], place) => {
      const tile = tiles[place];
      return tile && <path key={`${x} ${y}`} d={tileShapePaths[tile](x, y, 11)} />;
    })}
  </svg>
);
