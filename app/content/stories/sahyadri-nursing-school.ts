import type { CustomerStory } from './customer-story';

export const sahyadriNursingSchool: CustomerStory = {
  id: 'sahyadri-nursing-school',
  customer: 'Sahyadri School of Nursing',
  place: 'Satara',
  sector: 'Education',
  serviceId: 'ai-powered-learning-solutions',
  year: 2026,
  headline: 'Ten millilitres or one: doses without a slip',
  summary:
    'Before they may go to the ward, 196 student nurses have to calculate doses without a mistake. They practised for one term in Marathi or English, with a tutor who saw where each of them goes wrong.',
  quote: 'I no longer mark the ones who can do it. I sit with the four who move the decimal point.',
  spokesperson: { name: 'Sister Pushpa Gaikwad', role: 'Tutor for pharmacology' },
  results: [
    {
      id: 'sahyadri-slips',
      value: '11 % to 3 %',
      label: 'of calculated doses were wrong, the same thirty tasks sat twice',
      period: 'January and May 2026',
      source: 'Examination office of the school, 187 students who sat both',
    },
    {
      id: 'sahyadri-first-time',
      value: '163 of 196',
      label: 'were admitted to the ward at the first attempt, 121 of 190 the year before',
      period: 'May 2026',
      source: 'Admission register of the school',
    },
    {
      id: 'sahyadri-tutor-hours',
      value: '4 h',
      label: 'a week of the tutors’ marking, 13 before',
      period: 'March 2026',
      source: 'Time sheets of five tutors',
    },
  ],
  teamLeadId: 'devika-warrier',
  situation: [
    'A syringe holds ten millilitres or one, and a slip of the decimal point fits into either. The school lets nobody on to the ward who has not solved thirty tasks without a fault. Every year a third did not manage it at first, and sat the thirty again, and again.',
    'Most of them could calculate. They had learned it in Marathi, met it in English, and on the ampoule it stood in a third way, in abbreviations.',
  ],
  attempts: [
    {
      title: 'More tasks of the same kind',
      wasAdopted: false,
      text: 'What the school had always done. Those who could do it did more of it; those who moved the decimal point practised moving it.',
    },
    {
      title: 'Sorting the mistakes first',
      wasAdopted: true,
      text: 'We typed in 2,240 wrong answers from three years. Nearly all of them were one of six. Each got its own short set of exercises.',
    },
    {
      title: 'The label of the real ampoule as the question',
      wasAdopted: true,
      text: 'Photographed in the school’s own store room, with the light that there is at night.',
    },
    {
      title: 'A mark for speed',
      wasAdopted: false,
      text: 'Asked for by a hospital, tried for a week. Everybody became faster and worse.',
    },
  ],
  chart: {
    kind: 'pairs',
    title: 'Wrong doses of a hundred, by kind of slip: the decimal point is the last to go.',
    source: '187 students, thirty tasks each, in January and in May 2026. Examination office of the school.',
    unit: '%',
    points: ['Unit', 'Body weight', 'Dilution', 'Time', 'Misread label', 'Decimal point'],
    series: [
      { label: 'May', values: [0.2, 0.2, 0.4, 0.3, 0.4, 1.5] },
      { label: 'January', values: [2.3, 1.4, 2.1, 1.2, 1.5, 2.5] },
    ],
  },
  chartNote:
    'Three in a hundred is still too many, which is why the school’s own rule has not changed: whoever is not without fault in all thirty does not go to the ward. Practice is no licence.',
  setback: {
    summary: 'A hint named the wrong unit.',
    whatHappened:
      'In the fifth week the model explained a drip in micrograms where the ampoule says milligrams. The exercise was right; the hint was wrong by a thousand. Two students had read it before a third one told her tutor.',
    cost: 'We switched the hints off within the hour, for everybody, and for nine days the students practised without. Both readers were spoken to by the tutor in person.',
    changeSince:
      'No hint with a number in it is made by a model any more. A pharmacist of the district hospital has read all 318 that there are, and signs for them.',
  },
  publishedOn: '2026-09-03',
  cover: { kind: 'grammar', seed: 91, glazes: ['gulal', 'jade', 'contrast'] },
};
