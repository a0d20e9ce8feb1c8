import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { PortraitColours } from './portrait-colours';

const SHOULDERS = {
  slight: 'M11 80a18 20 0 0 1 18-20h22a18 20 0 0 1 18 20z',
  middle: 'M6 80a22 22 0 0 1 22-20h24a22 22 0 0 1 22 20z',
  broad: 'M0 80V78a27 19 0 0 1 27-19h26a27 19 0 0 1 27 19v2z',
};

/** Shoulders, drawn below the neck. */
export const Shoulders = ({
  build,
  colours,
}: {
  build?: PortraitFeatures['build'];
  colours: PortraitColours;
}) => <path fill={colours.top} d={SHOULDERS[build ?? 'middle']} />;

/** Details of the garment, drawn over the neck. */
export function Neckline({
  wear,
  colours: { skin, top, trim },
}: {
  wear: PortraitFeatures['wear'];
  colours: PortraitColours;
}) {
  switch (wear) {
    case 'crew-neck':
      return null;
    case 'v-neck':
      return <path fill={skin} d="M33 59.5h14l-7 11z" />;
    case 'collar':
      return <path fill={trim} d="M30 59l10 8-8 6-6-11zM50 59l-10 8 8 6 6-11z" />;
    case 'saree':
      return <path fill={trim} d="M52 60a22 22 0 0 1 14 6L40 80H12z" />;
    case 'hood':
      return <path fill={trim} d="M28 60a12 10 0 0 0 24 0l4 1a16 14 0 0 1-32 0z" />;
    case 'kurta':
      return <path fill={trim} d="M37.5 66h5v14h-5z" />;
    case 'blazer':
      return (
        <>
          <path fill={trim} d="M31 60h18l-9 20z" />
          <path fill={skin} d="M33 60h14l-7 8z" />
          <path fill={top} d="M29 60l11 20H24l-2-10zM51 60L40 80h16l2-10z" />
          <path fill="#000" opacity=".18" d="M29 60l11 20-14-9zM51 60L40 80l14-9z" />
        </>
      );
    case 'dungarees':
      return <path fill={trim} d="M24 60.4l6-.4v11h20V60l6 .4V80H24z" />;
  }
}
