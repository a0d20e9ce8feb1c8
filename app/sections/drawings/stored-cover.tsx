import { openRoles } from '~/content/careers/open-roles';
import type { CoverDesign } from '~/content/content-types';
import { articles } from '~/content/journal/articles';
import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import { customerStories } from '~/content/stories/customer-stories';
import { HOME_QUOTE_COVER, QUOTE_COVERS } from '~/content/stories/quote-covers';
import { Cover } from '~/ui/art/covers/cover';
import { COVER_HEIGHT, COVER_WIDTH } from '~/ui/art/covers/cover-canvas';
import { StoredDrawing } from '~/ui/art/stored-drawing';
import { createDrawingFile, type DrawingFile } from './drawing-file';

const getCoverId = ({ kind, seed, glazes }: CoverDesign) => [kind, seed, ...glazes].join('-');

/** The only drawing of a file. */
const DRAWING_ID = 'cover';

/** The pictures of the picture essay. */
const PLATES: readonly (readonly [kind: CoverDesign['kind'], seed: number])[] = [
  ['opus', 22],
  ['opus', 57],
  ['grammar', 31],
  ['grammar', 7],
  ['penrose', 10],
  ['penrose', 34],
];

const covers: readonly CoverDesign[] = [
  ...[...articles, ...openRoles, ...customerStories].map(({ cover }) => cover),
  ...QUOTE_COVERS,
  HOME_QUOTE_COVER,
  ...PLATES.map(([kind, seed]) => ({ kind, seed, glazes: chooseCoverGlazes(seed) })),
];

/** A file for each cover: browsers parse and lay out a whole file, also when a page shows one of its drawings. */
export const coverFiles: ReadonlyMap<string, DrawingFile> = new Map(
  covers.map((cover) => {
    const id = getCoverId(cover);
    const drawing = <Cover key={id} {...cover} isStored />;
    return [id, createDrawingFile(`${cover.kind}-${cover.seed}`, [[DRAWING_ID, drawing]])];
  }),
);

interface StoredCoverProps {
  cover: CoverDesign;
  className?: string;
}

/** A cover below the first screen: from a file, or in the page when staff have made it after the build. */
export function StoredCover({ cover, className }: StoredCoverProps) {
  const file = coverFiles.get(getCoverId(cover));
  if (!file) return <Cover {...cover} {...(className && { className })} />;
  return (
    <StoredDrawing
      href={`${file.path}#${DRAWING_ID}`}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    />
  );
}
