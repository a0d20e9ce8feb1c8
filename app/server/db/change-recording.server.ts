/** A client of either engine. */
interface Client {
  query(text: string): Promise<unknown>;
}

/**
 * Stores in the database whether changes are recorded as rows or sent as notifications. All processes of a site use the same
 * mode: the last start decides. A start that changes nothing writes nothing.
 */
export async function setChangeRecording(client: Client, isOn: boolean): Promise<void> {
  await client.query(`update change_log.recording set is_on = ${isOn} where is_on <> ${isOn}`);
}
