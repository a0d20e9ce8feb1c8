import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { createDrawingFile } from '~/sections/drawings/drawing-file';
import { StoredDrawing } from '~/ui/art/stored-drawing';
import { getTilePictureViewBox, TilePicture, type TilePictureDesign } from '~/ui/art/tile-picture';

/** The drawings of the projects by id. Each is set from the six tile shapes. */
export const projectPictures: Readonly<Record<string, TilePictureDesign>> = {
  /* Two branches of coffee with ripe cherries. */
  'coffee-auction': {
    rows: [
      '.. lf kf .. .. .. .. ..',
      'og lf kf og .. lf kf ..',
      '.. lf kf .. og lf kf og',
      'og lf kf og .. lf kf ..',
      '.. lf kf .. og lf kf og',
      'og lf kf og .. lf kf ..',
      '.. lf kf .. og lf kf ..',
      '.. .. .. .. .. lf kf ..',
    ],
    glazes: ['jade', 'vermilion'],
  },
  /* Six projects in a row with three marks each; one mark stands apart. */
  'college-hackathon': {
    rows: [
      'sf sf sf .. sf sf sf ..',
      'sf sf sf .. sf sf sf ..',
      'sf sf sf .. sf og sf ..',
      'sf sf sf .. sf sf sf ..',
      'sf sf sf .. sf sf .. ..',
    ],
    glazes: ['vermilion', 'gulal'],
  },
  /* A quarter, a half, three quarters, and the same as bars. */
  'fractions-practice': {
    rows: [
      '.. .. .. .. .. .. .. ..',
      '3m 4f .. 3g 4m .. 3h 4h',
      '2m 1m .. 2g 1m .. 2h 1m',
      '.. .. .. .. .. .. .. ..',
      'sf sf sm sm sm sm sm sm',
      'sg sg sg sg sm sm sm sm',
      'sh sh sh sh sh sh sm sm',
    ],
    glazes: ['indigo', 'peacock'],
  },
  /* A key with the letter P in Latin and in Devanagari. */
  'two-script-keycaps': {
    rows: [
      '.. .. .. .. .. ..',
      '.. sf sf sf sf ..',
      '.. sf sf sf sf ..',
      '.. sf sf sf sf ..',
      '.. sf sf sf sf ..',
      '.. .. .. .. .. ..',
    ],
    overlays: [
      ...['2.95', '3.45', '3.95', '4.45'].map((column) => `sg ${column} 1.4 .5`),
      ...['1.9', '2.4'].map((row) => `sg 4.2 ${row} .5`),
      '2g 3.2 1.9 1',
      ...['2.95', '3.5', '4.05'].map((row) => `sg 1.4 ${row} .55`),
      '4g 1.95 2.95 .55',
      '1g 1.95 3.5 .55',
    ],
    glazes: ['marigold', 'ink'],
  },
  /* Two hills with a valley between them, and a shelf on each side. */
  'library-lending': {
    rows: [
      '.. .. .. .. .. .. og ..',
      '.. cf df .. .. .. .. ..',
      'cf sf sf df .. .. cf df',
      'sf sf sf sf .. cf sf sf',
      'sh sg sh sh .. sh sg sh',
      'sh sg sh sh .. sh sg sh',
    ],
    glazes: ['indigo', 'marigold'],
  },
  /* An umbrella in the rain, above the harbour. */
  'monsoon-build': {
    rows: [
      'kf .. .. kf .. .. kf ..',
      '.. .. .. .. .. .. .. kf',
      'kf .. .. .. .. .. .. ..',
      '.. kf .. .. sh .. kf ..',
      'kf .. .. .. sh .. .. kf',
      '.. .. kf .. 1h .. .. ..',
      '.. kf .. .. .. kf .. kf',
      '3f 4f 3f 4f 3f 4f 3f 4f',
      'sf sf sf sf sf sf sf sf',
    ],
    overlays: ['3g 2 1 2', '4g 4 1 2'],
    glazes: ['peacock', 'gulal'],
  },
  /* The boat that the convenor finished. */
  'guild-calendar': {
    rows: [
      '.. .. .. .. .. .. .. ..',
      '.. .. .. cf .. .. .. ..',
      '.. .. cf sf dg .. .. ..',
      '.. cf sf sf sg dg .. ..',
      'cf sf sf sf sg sg dg ..',
      '.. .. .. sh .. .. .. ..',
      '2h sh sh sh sh sh 1h ..',
      '3g 4g 3g 4g 3g 4g 3g 4g',
    ],
    glazes: ['marigold', 'peacock'],
  },
  /* Faults by release: four before the workshops, four after. */
  'testing-workshops': {
    rows: [
      '.. sh .. .. .. .. .. ..',
      'sh sh .. sh .. .. .. ..',
      'sh sh sh sh sf .. .. ..',
      'sh sh sh sh sf 4f .. ..',
      'sh sh sh sh sf sf 4f ..',
      'sh sh sh sh sf sf sf og',
    ],
    glazes: ['marigold', 'vermilion'],
  },
  /* A parcel with a ribbon. */
  'safe-checkout': {
    rows: [
      '.. .. .. .. .. .. .. ..',
      '.. .. 3f lf kf 4f .. ..',
      '.. sg sg sf sf sg sg ..',
      '.. sg sg sf sf sg sg ..',
      '.. sf sf sf sf sf sf ..',
      '.. sg sg sf sf sg sg ..',
      '.. sg sg sf sf sg sg ..',
      '.. .. .. .. .. .. .. ..',
    ],
    glazes: ['jade', 'marigold'],
  },
  /* One, point, zero: the decimal point is the dose. */
  'dose-practice': {
    rows: [
      '.. .. .. .. .. .. .. ..',
      '.. cf sf .. 3f sf 4f ..',
      '.. .. sf .. sf .. sf ..',
      '.. .. sf .. sf .. sf ..',
      '.. .. sf .. sf .. sf ..',
      '.. .. sf og 2f sf 1f ..',
      '.. .. .. .. .. .. .. ..',
    ],
    glazes: ['gulal', 'jade'],
  },
  /* The mark of the product, with a matrix in its three quiet tiles. */
  hackmatrix: {
    rows: [
      'sm sm sm sm .. .. .. ..',
      'sm sh sm sm .. .. .. ..',
      'sm sm sm sf .. .. .. ..',
      'sm sm sm sm .. .. .. ..',
      'sm sm sf sm sm sm sm sm',
      'sm sm sm sm sm sm sh sm',
      'sh sm sm sm sm sm sm sm',
      'sm sm sm sm sf sm sm sm',
    ],
    overlays: ['4f 4 0 4'],
    glazes: ['vermilion', 'contrast'],
  },
  /* A lorry at the dock. */
  'cold-store-hackathon': {
    rows: [
      '.. .. .. .. .. .. .. ..',
      'sf sf sf sf sf .. .. ..',
      'sf sf xf sf sf sg 4g ..',
      'sf xf sf xf sf sg sg 4g',
      'sf sf sf sf sf sg sg sg',
      '.. oh .. oh .. .. oh ..',
    ],
    glazes: ['peacock', 'vermilion'],
  },
};

export const projectPictureFile = createDrawingFile(
  'projects',
  Object.entries(projectPictures).map(([id, design]) => [id, <TilePicture key={id} design={design} />]),
);

/** The drawing of a project. Decorative: the name is beside it. */
export function ProjectPicture({ project, className }: { project: PortfolioProject; className?: string }) {
  const design = projectPictures[project.id];
  return (
    design && (
      <StoredDrawing
        href={`${projectPictureFile.path}#${project.id}`}
        viewBox={getTilePictureViewBox(design)}
        preserveAspectRatio="xMidYMid slice"
        className={className}
      />
    )
  );
}
