if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON)
  document.documentElement.classList.add('passkeys');
