import { sayWhoArrived } from './arrival';
import { bindPasswordSignIn } from './password-sign-in';
import { showWhose } from './whose-account';

showWhose();
sayWhoArrived();
bindPasswordSignIn();
