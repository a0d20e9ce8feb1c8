import firstPictureScript from '~/client/global/first-picture-script.js?raw';
import passkeysScript from '~/client/global/passkeys-script.js?raw';
import storageScript from '~/client/global/storage-script.js?raw';
import themeScript from '~/client/global/theme-script.js?raw';
import wholeLayoutScript from '~/client/global/whole-layout-script.js?raw';
import { RENDER_LATER_ATTRIBUTE } from '~/domain/site/presence-attributes';

/** What a page contains when it needs a part of the script. */
const PARTS: readonly (readonly [need: string, script: string])[] = [
  ['', themeScript],
  ['react-router-scroll-positions', storageScript],
  [' name="first-picture-', firstPictureScript],
  ['-passkeys', passkeysScript],
  [` ${RENDER_LATER_ATTRIBUTE}=`, wholeLayoutScript],
];

/** What runs before the first paint of a page: as one script, because the policy of the page has a hash of each. */
export const createInlineScript = (html: string): string =>
  PARTS.flatMap(([need, script]) => (html.includes(need) ? [script.trim()] : [])).join('');
