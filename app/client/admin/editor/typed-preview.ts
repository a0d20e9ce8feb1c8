import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const { preview: SENDER, previewToggle: TOGGLE, previewPanel: PANEL, typedPreview: SHOWN } = ADMIN_ATTRIBUTES;

/** After the last key. */
const DELAY_MS = 800;

const find = <Found extends HTMLElement>(attribute: string) =>
  document.querySelector<Found>(`[${attribute}]`) ?? undefined;

let frames = 0;

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frames += 1;
  Object.assign(frame, {
    name: `typed-preview-${frames}`,
    title: 'What is typed, as its page',
    hidden: true,
  });
  return frame;
}

/** Whether it shows the page that each frame begins with. After a network error it has a page of another origin, without a document here. */
const isEmpty = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.URL === 'about:blank';

/** Sends what is typed to the frame. The form itself is not submitted. */
function send(form: HTMLFormElement, action: string, target: string): void {
  const copy = document.createElement('form');
  Object.assign(copy, { method: 'post', action, target, hidden: true });
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const field = document.createElement('textarea');
    Object.assign(field, { name, value });
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
  copy.remove();
}

/**
 * R-ARTICLE-7: shows what is typed beside the form, and again after each pause. Each version has a frame of its own: the
 * last one is shown until the next has loaded, and the back button skips versions.
 */
export function bindTypedPreview(): void {
  const sender = find<HTMLButtonElement>(SENDER);
  const toggle = find<HTMLButtonElement>(TOGGLE);
  const panel = find(PANEL);
  const form = sender?.form;
  if (!sender || !toggle || !panel || !form) return;
  let shown: HTMLIFrameElement | undefined;
  let timer: number | undefined;
  let isLoading = false;
  let isOutdated = false;

  function show(frame: HTMLIFrameElement): void {
    const isPreview = frame.contentDocument?.querySelector(`[${SHOWN}]`);
    if (isPreview) {
      const top = shown?.contentWindow?.scrollY ?? 0;
      frame.hidden = false;
      shown?.remove();
      shown = frame;
      frame.contentWindow?.scrollTo(0, top);
    } else frame.remove();
  }

  function update(): void {
    if (!form || !sender || panel?.hidden) return;
    isOutdated = isLoading;
    if (isLoading) return;
    isLoading = true;
    const frame = createFrame();
    panel?.append(frame);
    frame.addEventListener('load', () => {
      if (isEmpty(frame)) return;
      isLoading = false;
      show(frame);
      if (isOutdated) update();
    });
    send(form, sender.formAction, frame.name);
  }

  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    toggle.setAttribute('aria-expanded', String(!panel.hidden));
    update();
  });
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(update, DELAY_MS);
  });
}
