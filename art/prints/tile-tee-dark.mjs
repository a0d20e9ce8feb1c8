import { seams, shirtPrint, sleeveSeams } from './shirt.mjs';
import { rib } from './yarn.mjs';

export default { torso: shirtPrint('ink', 'b'), seams, sleeveSeams, rib };
