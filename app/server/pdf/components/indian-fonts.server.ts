import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?inline';
import bengaliSemibold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff?inline';
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline';
import devanagariSemibold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?inline';
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff?inline';
import gujaratiSemibold from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff?inline';
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff?inline';
import gurmukhiSemibold from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-600-normal.woff?inline';
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?inline';
import kannadaSemibold from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-600-normal.woff?inline';
import malayalam from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff?inline';
import malayalamSemibold from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff?inline';
import oriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff?inline';
import oriyaSemibold from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-600-normal.woff?inline';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline';
import tamilSemibold from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?inline';
import telugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?inline';
import teluguSemibold from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff?inline';

interface IndianFont {
  script: string;
  /** Matches a letter of the script. */
  letters: RegExp;
  /** Data URLs of WOFF files. */
  files: Readonly<Record<400 | 600, string>>;
}

/** For names and addresses: parcels go to all of India, and people write them in their own script. */
export const INDIAN_FONTS: readonly IndianFont[] = [
  {
    script: 'devanagari',
    // With the dandas that end a sentence in most of the scripts.
    letters: /\p{Script_Extensions=Devanagari}/u,
    files: { 400: devanagari, 600: devanagariSemibold },
  },
  { script: 'bengali', letters: /\p{Script=Bengali}/u, files: { 400: bengali, 600: bengaliSemibold } },
  { script: 'gujarati', letters: /\p{Script=Gujarati}/u, files: { 400: gujarati, 600: gujaratiSemibold } },
  { script: 'gurmukhi', letters: /\p{Script=Gurmukhi}/u, files: { 400: gurmukhi, 600: gurmukhiSemibold } },
  { script: 'kannada', letters: /\p{Script=Kannada}/u, files: { 400: kannada, 600: kannadaSemibold } },
  {
    script: 'malayalam',
    letters: /\p{Script=Malayalam}/u,
    files: { 400: malayalam, 600: malayalamSemibold },
  },
  { script: 'oriya', letters: /\p{Script=Oriya}/u, files: { 400: oriya, 600: oriyaSemibold } },
  { script: 'tamil', letters: /\p{Script=Tamil}/u, files: { 400: tamil, 600: tamilSemibold } },
  { script: 'telugu', letters: /\p{Script=Telugu}/u, files: { 400: telugu, 600: teluguSemibold } },
];
