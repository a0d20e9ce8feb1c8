import Bowser from 'bowser';

const LONGEST_USER_AGENT = 500;

/** What a browser says it is, in words that its owner knows: "Firefox on Linux". */
export function deviceLabel(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
