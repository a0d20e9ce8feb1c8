import { renderAccountLink } from './account-link';
import { fillTimeZoneFields } from './fill-time-zone';
import { bindPasswordSignIn } from './password-sign-in';
import { bindPictureFields } from './picture-fields';
import { bindPinFields } from './pin-fields';
import { showSignInToast } from './sign-in-toast';
import { carryTypedEmail, fillOwnEmail } from './typed-email';

fillTimeZoneFields();
renderAccountLink();
showSignInToast();
bindPasswordSignIn();
carryTypedEmail();
fillOwnEmail();
void bindPictureFields();
void bindPinFields();
