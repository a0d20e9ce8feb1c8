import { createPlainPage } from './plain-page.server';
import { RenderGate } from './render-gate.server';

/** Rendering uses one thread: more concurrent renders are not faster and need memory. The longest wait is some seconds. */
const PAGES = { running: 16, waiting: 112 };
/** Forms and orders have separate limits, so that pages never block them. */
const FORMS = { running: 32, waiting: 224 };

const SECONDS_TO_RETRY = 5;

interface RenderLimits {
  pages: RenderGate;
  forms: RenderGate;
}

export function createRenderLimits(): RenderLimits {
  return { pages: new RenderGate(PAGES), forms: new RenderGate(FORMS) };
}

/** The response when all places are taken. */
export function createBusyPage(): Response {
  return createPlainPage({
    status: 503,
    title: 'Too many visitors at once',
    text: `Please try again in ${SECONDS_TO_RETRY} seconds. If you sent a form, go back in your browser and send it again: what you typed is still there.`,
    headers: { 'Retry-After': String(SECONDS_TO_RETRY) },
  });
}
