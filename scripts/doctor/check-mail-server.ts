import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';

/** Signs in at the mail server, as every email does. */
export async function checkMailServer(url: string, from: string): Promise<Diagnosis> {
  const { createSmtpTransport } = await appModules.smtp();
  const { host } = new URL(url);
  try {
    await createSmtpTransport(url, from).verify();
    return createHealthyDiagnosis(`The mail server ${host} answers.`, 'SMTP_URL');
  } catch (error) {
    return createProblemDiagnosis(
      `The mail server ${host} cannot be used, and emails wait in the queue: ${error instanceof Error ? error.message : error}`,
      'SMTP_URL',
    );
  }
}
