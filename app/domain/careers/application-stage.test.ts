import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  canMove,
  isApplicationStage,
  isOpenStage,
  listNextStages,
  listStageTemplates,
} from './application-stage';

const stages = fc.constantFrom(...APPLICATION_STAGES);

/** Any way through the stages: each number chooses one of the possible moves. */
function walk(choices: readonly number[]): ApplicationStage[] {
  const path: ApplicationStage[] = ['new'];
  for (const choice of choices) {
    const next = listNextStages(path.at(-1) ?? 'new');
    path.push(next[choice % next.length] ?? 'new');
  }
  return path;
}

const walks = fc.array(fc.nat(20), { maxLength: 20 }).map(walk);

describe('R-CAREERS-1: the stages of an application', () => {
  it('follow one another as the list of moves says, and no stage follows itself', () => {
    fc.assert(
      fc.property(stages, stages, (from, to) => {
        expect(canMove(from, to)).toBe(listNextStages(from).includes(to));
        expect(canMove(from, from)).toBe(false);
      }),
    );
  });

  it('never lead back to new', () => {
    fc.assert(
      fc.property(walks, (path) => {
        expect(path.lastIndexOf('new')).toBe(0);
      }),
    );
  });

  it('lead to hired only from an offer', () => {
    fc.assert(
      fc.property(walks, (path) => {
        for (const [index, stage] of path.entries()) {
          if (stage === 'hired') expect(path[index - 1]).toBe('offer');
        }
      }),
    );
  });

  it('an open stage can be reached from each stage', () => {
    fc.assert(
      fc.property(stages, (stage) => {
        expect(listNextStages(stage).some(isOpenStage)).toBe(true);
      }),
    );
  });

  it('declined and withdrawn are one step away while the application is open', () => {
    fc.assert(
      fc.property(stages, (stage) => {
        if (isOpenStage(stage))
          expect(listNextStages(stage)).toEqual(expect.arrayContaining(['declined', 'withdrawn']));
      }),
    );
  });

  it('have names of their own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isApplicationStage(text)).toBe(APPLICATION_STAGES.some((stage) => stage === text));
      }),
    );
  });
});

it('the emails of an offer and of a refusal are prepared only in their stage', () => {
  fc.assert(
    fc.property(stages, (stage) => {
      expect(listStageTemplates(stage).includes('offer')).toBe(stage === 'offer');
      expect(listStageTemplates(stage).includes('declined')).toBe(stage === 'declined');
    }),
  );
});
