import regular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff?inline';
import semibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline';
import extendedRegular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff?inline';
import extendedSemibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline';
import { Font } from '@react-pdf/renderer';

/** For `fontFamily`: the second one has the letters that the first one lacks. */
export const FONT_FAMILY = ['Familjen Grotesk', 'Familjen Grotesk Extended'];

/** A PDF contains whole fonts or parts of them, and never a variable font. The build puts the static fonts into the script. */
export function registerFonts(): void {
  const [family = '', extendedFamily = ''] = FONT_FAMILY;
  Font.register({
    family,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: semibold, fontWeight: 600 },
    ],
  });
  Font.register({
    family: extendedFamily,
    fonts: [
      { src: extendedRegular, fontWeight: 400 },
      { src: extendedSemibold, fontWeight: 600 },
    ],
  });
  // Words stay whole: numbers and names must not get hyphens.
  Font.registerHyphenationCallback((word) => [word]);
}
