interface SettingGroup {
  title: string;
  /** What each setting is, by its name. */
  settings: Readonly<Record<string, string>>;
}

/** The settings of the site in plain words, in the order of an owner's questions. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Address of the website',
    settings: {
      PUBLIC_URL: 'Public address',
      HOST: 'Network address of the server',
      PORT: 'Port of the server',
      TRUSTED_PROXIES: 'Number of proxies in front',
    },
  },
  {
    title: 'Email',
    settings: {
      SMTP_URL: 'Mail server',
      MAIL_FROM: 'Sender of emails',
      INBOUND_EMAIL_SECRET: 'Secret for received emails',
      INBOUND_EMAIL_ADDRESS: 'Address that receives answers',
      NEWSLETTER_PER_MINUTE: 'Emails of a newsletter or to guests a minute',
    },
  },
  {
    title: 'Payments',
    settings: {
      UPI_ID: 'UPI id that receives payments',
      STRIPE_SECRET_KEY: 'Stripe: secret key',
      STRIPE_WEBHOOK_SECRET: 'Stripe: secret of its messages',
      STRIPE_API_URL: 'Stripe: other address, for tests',
      RAZORPAY_KEY_ID: 'Razorpay: key id',
      RAZORPAY_KEY_SECRET: 'Razorpay: secret of the key',
      RAZORPAY_WEBHOOK_SECRET: 'Razorpay: secret of its messages',
      RAZORPAY_API_URL: 'Razorpay: other address, for tests',
    },
  },
  {
    title: 'Data and backups',
    settings: {
      DATA_FOLDER: 'Folder of all data',
      BACKUP_DIR: 'Folder of the backups',
      BACKUPS: 'Where backups go',
      DATABASE_URL: 'PostgreSQL server',
      DATABASE_DIRECT_URL: 'The server behind a pooler',
      DATABASE_READ_URL: 'Standby for reading',
      INVALIDATION: 'How processes hear of changes',
    },
  },
  {
    title: 'Pictures and attachments',
    settings: {
      FILES: 'Where they are stored',
      S3_ENDPOINT: 'File store: address',
      S3_BUCKET: 'File store: bucket',
      S3_REGION: 'File store: region',
      S3_ACCESS_KEY_ID: 'File store: id of the key',
      S3_SECRET_ACCESS_KEY: 'File store: secret of the key',
    },
  },
  {
    title: 'Sign-in and safety',
    settings: {
      SESSION_SECRET: 'Key that protects sign-ins',
      OIDC_AUTHORITY: 'Accounts of your organisation',
      OIDC_CLIENT_ID: 'Name of this site there',
      OIDC_SCOPE: 'What is asked for there',
      OIDC_NAME: 'Name on the sign-in button',
      STAFF_TWO_FACTOR: 'Two-factor sign-in for staff',
      BREACHED_PASSWORDS_URL: 'Check of leaked passwords',
      FORMS_PER_MINUTE: 'Forms of one visitor a minute',
    },
  },
  {
    title: 'Website and demo',
    settings: {
      DEMO: 'Demo mode',
      DEMO_BUSINESS: 'Sample business of the demo',
      COUNT_VISITS: 'Counting of visits',
      CHAT_WIDGET_SRC: 'Chat of another provider',
      WEBSUB_HUB_URL: 'Hub for readers of the journal',
    },
  },
  {
    title: 'Running the server',
    settings: {
      JOBS: 'Where tasks such as emails run',
      JOB_ALERT_MINUTES: 'Minutes until a late task is reported',
      WEBHOOKS_TO_PRIVATE: 'Webhooks to this network',
      DRAIN_SECONDS: 'Seconds to finish before a stop',
      LOG_LEVEL: 'Details in the log',
      NODE_ENV: 'Kind of operation',
      METRICS_PORT: 'Measurements: port',
      METRICS_HOST: 'Measurements: network address',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'Measurements: receiver',
      OTEL_EXPORTER_OTLP_HEADERS: 'Measurements: headers for the receiver',
      OTEL_SERVICE_NAME: 'Measurements: name of the site',
      OTEL_RESOURCE_ATTRIBUTES: 'Measurements: further attributes',
      OTEL_TRACES_SAMPLER: 'Measurements: which traces',
      OTEL_TRACES_SAMPLER_ARG: 'Measurements: share of the traces',
      OTEL_METRIC_EXPORT_INTERVAL: 'Measurements: how often',
    },
  },
];
