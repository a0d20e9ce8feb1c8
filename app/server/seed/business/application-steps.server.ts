import { v7 as uuid } from 'uuid';
import {
  type CurriculumVitae,
  type SampleApplication,
  type SampleApplicationStep,
  sampleApplications,
} from '~/content/samples/sample-applications';
import type { PdfThread } from '../../pdf/pdf-thread.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

/** The CV of each applicant as PDF, by email. */
export type RenderedCvs = ReadonlyMap<string, Uint8Array>;

/** Before the transaction of the seed: a document takes part of a second. */
export async function renderSampleCvs({ renderCv }: Pick<PdfThread, 'renderCv'>): Promise<RenderedCvs> {
  const cvs = new Map<string, Uint8Array>();
  for (const { cv } of sampleApplications) cvs.set(cv.email, await renderCv(cv));
  return cvs;
}

async function change(
  { applications, actors: { owner } }: SampleServices,
  id: string,
  step: SampleApplicationStep,
): Promise<void> {
  if (step.kind === 'note') await applications.addNote(owner, { id, key: uuid(), text: step.text });
  if (step.kind === 'rate') await applications.rate(owner, { id, rating: step.rating });
  if (step.kind !== 'move' && step.kind !== 'email') return;
  const details = await applications.get(owner, id);
  if (!details) return;
  const { version } = details;
  if (step.kind === 'move') await applications.move(owner, { id, version, stage: step.stage });
  else await applications.sendEmail(owner, { id, key: uuid(), version, text: step.text });
}

const toFileName = ({ name }: CurriculumVitae) => `${name.toLowerCase().replaceAll(' ', '-')}-cv.pdf`;

function toSteps(services: SampleServices, cvs: RenderedCvs, sample: SampleApplication): Step[] {
  const { daysAgo, roleId, phone, answer, cv, steps } = sample;
  const sentAt = addHours(services.now, -daysAgo * 24);
  let id = '';
  const send = async () => {
    const content = cvs.get(cv.email);
    const file = content && { name: toFileName(cv), mediaType: 'application/pdf', content };
    ({ id } = await services.leads.create({
      kind: 'application',
      topic: roleId,
      message: answer,
      meta: { phone },
      name: cv.name,
      email: cv.email,
      signedInEmail: cv.email,
      files: file ? [file] : [],
    }));
  };
  return [
    { at: sentAt, run: send },
    ...steps.map((step) => ({
      at: addHours(sentAt, step.afterHours),
      run: () => change(services, id, step),
    })),
  ];
}

/** Applications with what the owner did about them. */
export const listApplicationSteps = (services: SampleServices, cvs: RenderedCvs): Step[] =>
  sampleApplications.flatMap((sample) => toSteps(services, cvs, sample));
