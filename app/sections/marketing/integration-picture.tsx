import type { Integration, IntegrationCategoryId } from '~/content/integrations/integration';
import { TilePicture } from '~/ui/art/tile-picture';

/** The other side: a shape of `TilePicture` for each category. */
const SHAPES: Readonly<Record<IntegrationCategoryId, string>> = {
  'sign-in': 'o',
  messages: 'l',
  calendars: 'x',
  data: 's',
  code: 'a',
  venue: '1',
};

interface IntegrationPictureProps {
  integration: Pick<Integration, 'categoryId' | 'state' | 'flow' | 'fromPlans'>;
  className?: string;
}

/**
 * Two tiles and what joins them, from left to right as the data flows. HackMatrix is vermilion, Converge marigold, the other
 * side has the shape of its category. What is planned has no glaze, what is in beta has one on our side only.
 */
export function IntegrationPicture({
  integration: { categoryId, state, flow, fromPlans },
  className,
}: IntegrationPictureProps) {
  const isPlanned = state === 'planned';
  const otherTone = state === 'live' ? 'f' : 'm';
  const productTone = isPlanned ? 'm' : fromPlans.hackmatrix ? 'g' : 'h';
  const hasBoth = fromPlans.hackmatrix !== undefined && fromPlans.converge !== undefined;
  const product = `${hasBoth ? 'a' : 's'}${productTone}`;
  const other = `${SHAPES[categoryId]}${otherTone}`;
  const joint = `${flow === 'both' ? 'k' : '4'}${otherTone}`;
  const productColumn = flow === 'in' ? 2 : 0;
  return (
    <TilePicture
      className={className}
      design={{
        rows: [flow === 'in' ? `${other} ${joint} ${product}` : `${product} ${joint} ${other}`],
        overlays: hasBoth ? [`c${isPlanned ? 'm' : 'h'} ${productColumn} 0 1`] : [],
        glazes: ['contrast', 'vermilion', 'marigold'],
      }}
    />
  );
}
