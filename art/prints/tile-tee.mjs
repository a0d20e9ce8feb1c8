import { ribRelief } from '../drawing/knit-relief.mjs';
import { drawShirtPrint, seamRelief, sleeveSeamRelief } from '../drawing/shirt-print.mjs';

export default {
  torso: drawShirtPrint('bone', 'k'),
  seams: seamRelief,
  sleeveSeams: sleeveSeamRelief,
  rib: ribRelief,
};
