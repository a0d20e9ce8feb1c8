import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { quarter, square } from '~/ui/art/tile-shapes';
import { site } from '~site';
import { colours } from './print-styles.server';

const SIDE = 11;
const AFTER_GROUT = 13;

/** The logo and the name of the site. */
export const Wordmark = () => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
    <Svg width={24} height={24} viewBox="0 0 24 24">
      <Path fill={colours.text} d={square(0, 0, SIDE)} />
      <Path fill={colours.accent} d={quarter(AFTER_GROUT, 0, SIDE, 3)} />
      <Path fill={colours.text} d={quarter(0, AFTER_GROUT, SIDE, 1)} />
      <Path fill={colours.text} d={square(AFTER_GROUT, AFTER_GROUT, SIDE)} />
    </Svg>
    <Text style={{ fontSize: 17, fontWeight: 600, letterSpacing: -0.35, lineHeight: 1.1 }}>{site.name}</Text>
  </View>
);
