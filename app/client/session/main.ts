import { renderAccountLink } from './account-link';
import { bindPictureFields, bindPinFields } from './load-field-scripts';
import { bindPasswordSignIn } from './password-sign-in';
import { carryTypedEmail, fillOwnEmail, fillTimeZoneFields } from './sign-in-fields';
import { showSignInToast } from './sign-in-toast';

fillTimeZoneFields();
renderAccountLink();
showSignInToast();
bindPasswordSignIn();
carryTypedEmail();
fillOwnEmail();
void bindPictureFields();
void bindPinFields();
