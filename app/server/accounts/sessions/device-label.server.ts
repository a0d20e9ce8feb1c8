import Bowser from 'bowser';

const MAX_USER_AGENT_LENGTH = 500;

/** A label of the browser for its user: "Firefox on Linux". */
export function formatDeviceLabel(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
