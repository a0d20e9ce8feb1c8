export interface DeletionRequest {
  requestedAt: Date;
  /** When the account is deleted. After it, the request cannot be cancelled. */
  deletesAt: Date;
}
