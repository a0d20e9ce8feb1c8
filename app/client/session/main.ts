import { renderAccountLink } from './account-link';
import { bindPasswordSignIn } from './password-sign-in';
import { bindPictureFields } from './picture-fields';
import { bindPinFields } from './pin-fields';
import { showSignInToast } from './sign-in-toast';
import { carryTypedEmail } from './typed-email';

renderAccountLink();
showSignInToast();
bindPasswordSignIn();
carryTypedEmail();
void bindPictureFields();
void bindPinFields();
