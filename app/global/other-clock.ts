// The attribute is BY_CLOCK; importing it would make a third file of two.
const partWithTimes = '[data-by-clock]';

/** The address that was asked for last: an earlier one that comes later is let go. */
let wanted = '';

/** What somebody has chosen and typed in a form that is sent, put into the same form as the server shows it now. */
function keepFilledIn(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<HTMLInputElement>(
    'form[method=post] [name]:not([type=hidden])',
  )) {
    const isChoice = field.type === 'radio';
    if (isChoice && !field.checked) continue;
    const same = to.querySelector(
      `[name="${field.name}"]${isChoice ? `[value="${field.value}"]:enabled` : ''}`,
    );
    Object.assign(same ?? {}, isChoice ? { checked: true } : { value: field.value });
  }
}

/**
 * Times by another clock, without losing what was chosen and typed: of the page that is asked for only the part with the
 * times takes the place of this one's. When it does not come, that page is opened as it would be without script.
 */
async function showByClock(address: string, afterwards: (part: Element) => void): Promise<void> {
  wanted = address;
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [now, next] = [document, page].map((each) => each.querySelector(partWithTimes));
    if (wanted !== address) return;
    if (!now || !next) throw new Error('no times');
    const focused = document.activeElement?.id;
    keepFilledIn(now, next);
    now.replaceWith(next);
    history.replaceState(history.state, '', address);
    afterwards(next);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  } catch {
    location.assign(address);
  }
}

const addressAskedBy = (form: HTMLFormElement): string => {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value));
  return address.href;
};

/** Follows whoever chooses another clock; `afterwards` gets the part that has come. */
export function bindOtherClock(afterwards: (part: Element) => void): void {
  const follow = (event: Event, address: string) => {
    event.preventDefault();
    void showByClock(address, afterwards);
  };
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && form.matches(`${partWithTimes} form[data-auto-submit]`))
      follow(event, addressAskedBy(form));
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const { ctrlKey, metaKey, shiftKey } = event;
    if (!link || ctrlKey || metaKey || shiftKey) return;
    if (link.matches(`${partWithTimes} [data-visitor-time]`)) follow(event, link.href);
  });
}
