import { openRoles } from '~/content/careers/open-roles';
import type { Cover as CoverDesign } from '~/content/content-types';
import { articles } from '~/content/journal/articles';
import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import { customerStories } from '~/content/stories/customer-stories';
import { HOME_QUOTE_COVER, QUOTE_COVERS } from '~/content/stories/quote-covers';
import { Cover } from '~/ui/art/covers/cover';
import { COVER_HEIGHT, COVER_WIDTH } from '~/ui/art/covers/cover-canvas';
import { StoredDrawing } from '~/ui/art/stored-drawing';
import { createDrawingFile } from './drawing-file';

const getCoverId = ({ kind, seed, glazes }: CoverDesign) => [kind, seed, ...glazes].join('-');

const createCoverFile = (name: string, subjects: readonly { cover: CoverDesign }[]) =>
  createDrawingFile(
    name,
    subjects.map(({ cover }) => [getCoverId(cover), <Cover key={getCoverId(cover)} {...cover} isStored />]),
  );

/** The pictures of the picture essay. */
const PLATES: readonly (readonly [kind: CoverDesign['kind'], seed: number])[] = [
  ['opus', 22],
  ['opus', 57],
  ['grammar', 31],
  ['grammar', 7],
  ['penrose', 10],
  ['penrose', 34],
];

export const coverFiles = {
  articles: createCoverFile('articles', articles),
  quotes: createCoverFile(
    'quotes',
    [...QUOTE_COVERS, HOME_QUOTE_COVER].map((cover) => ({ cover })),
  ),
  roles: createCoverFile('roles', openRoles),
  plates: createCoverFile(
    'plates',
    PLATES.map(([kind, seed]) => ({ cover: { kind, seed, glazes: chooseCoverGlazes(seed) } })),
  ),
  stories: createCoverFile('stories', customerStories),
};

interface StoredCoverProps {
  file: keyof typeof coverFiles;
  cover: CoverDesign;
  className?: string;
}

/** A cover below the first screen: from a file, or in the page when staff have made it after the build. */
export function StoredCover({ file, cover, className }: StoredCoverProps) {
  const { path, drawings } = coverFiles[file];
  const id = getCoverId(cover);
  if (!drawings.has(id)) return <Cover {...cover} {...(className && { className })} />;
  return (
    <StoredDrawing
      href={`${path}#${id}`}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    />
  );
}
