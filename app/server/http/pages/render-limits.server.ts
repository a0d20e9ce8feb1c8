import { plainPage } from './plain-page.server';
import { RenderGate } from './render-gate.server';

/** Rendering takes one thread: more at once are no faster, and each takes memory. The longest wait is some seconds. */
const PAGES = { running: 16, waiting: 112 };
/** Forms and orders have places of their own, so that pages never stand in their way. */
const FORMS = { running: 32, waiting: 224 };

const SECONDS_TO_RETRY = 5;

interface RenderLimits {
  pages: RenderGate;
  forms: RenderGate;
}

export function createRenderLimits(): RenderLimits {
  return { pages: new RenderGate(PAGES), forms: new RenderGate(FORMS) };
}

/** For whoever finds all places taken. */
export function busyPage(): Response {
  return plainPage(
    503,
    'Too many visitors at once',
    `Please try again in ${SECONDS_TO_RETRY} seconds. If you sent a form, go back in your browser and send it again: what you typed is still there.`,
    { 'Retry-After': String(SECONDS_TO_RETRY) },
  );
}
