import { and, eq } from 'drizzle-orm';
import { sampleAnnouncements, sampleGaps, sampleReplyTemplates } from '~/content/samples/sample-site';
import { toGapText } from '~/domain/gaps/gap-text';
import { addDays, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { contentGaps } from '../../db/schema/content-gaps.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

const VISIT = new Request('http://localhost/', { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140.0' } });

function listTemplateSteps({ now, inbox, actors }: SampleServices): Step[] {
  return sampleReplyTemplates.map(({ daysAgo, ...template }) => ({
    at: addHours(now, -daysAgo * 24),
    run: () => inbox.createTemplate(actors.owner, template),
  }));
}

/** From the start of a day to the end of another one, as the discount codes that they name. */
function listAnnouncementSteps({ now, announcements, actors }: SampleServices): Step[] {
  const { timeZone } = site.openingHours;
  const today = toWallClock(now, timeZone).day;
  const toStart = (days: number) => toInstant(addDays(today, days), 0, timeZone);
  return sampleAnnouncements.map(({ daysAgo, startsIn, endsIn, ...form }) => ({
    at: addHours(now, -daysAgo * 24),
    run: () =>
      announcements.createAnnouncement(actors.owner, {
        ...form,
        startsAt: toStart(startsIn),
        endsAt: toStart(endsIn + 1),
        version: 0,
      }),
  }));
}

/** Each time that something was not found, and then the decision of staff. */
function listGapSteps({ database, now, gapCounter, gaps, actors }: SampleServices): Step[] {
  return sampleGaps.flatMap(({ kind, text, daysAgo, state }) => {
    const count = (day: number): Step => ({
      at: addHours(now, -day * 24),
      run: async () => {
        gapCounter.count(kind, text, VISIT);
        await gapCounter.flush();
      },
    });
    const decide = async () => {
      const [row] = await database.db
        .select({ id: contentGaps.id, version: contentGaps.version })
        .from(contentGaps)
        .where(and(eq(contentGaps.kind, kind), eq(contentGaps.text, toGapText(text) ?? '')));
      if (row && state) await gaps.setGapState(actors.staff, { ...row, state });
    };
    const decidedAt = addHours(now, -Math.min(...daysAgo) * 24 + 24);
    return [...daysAgo.map(count), ...(state ? [{ at: decidedAt, run: decide }] : [])];
  });
}

/** Reply templates, announcements, and what visitors did not find. */
export const listSiteSteps = (services: SampleServices): Step[] => [
  ...listTemplateSteps(services),
  ...listAnnouncementSteps(services),
  ...listGapSteps(services),
];
