-- Plain names for tables, columns, constraints and stored values. No data is lost.
ALTER TABLE "identities" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "identities" RENAME CONSTRAINT "identities_person_id_people_id_fk" TO "identities_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "identities_of_person" RENAME TO "identities_of_user";
--> statement-breakpoint
ALTER TABLE "passkeys" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "passkeys" RENAME CONSTRAINT "passkeys_person_id_people_id_fk" TO "passkeys_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "passkeys_of_person" RENAME TO "passkeys_of_user";
--> statement-breakpoint
ALTER TABLE "people" RENAME TO "users";
--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_email_unique" TO "users_email_unique";
--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_role" TO "users_role";
--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_email" TO "users_email";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "proven_at" TO "authenticated_at";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_person_id_people_id_fk" TO "sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "sessions_of_person" RENAME TO "sessions_of_user";
--> statement-breakpoint
ALTER TABLE "sign_ins" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "sign_ins" RENAME CONSTRAINT "sign_ins_person_id_people_id_fk" TO "sign_ins_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "sign_ins_of_person" RENAME TO "sign_ins_of_user";
--> statement-breakpoint
ALTER TABLE "two_factors" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "two_factors" RENAME CONSTRAINT "two_factors_person_id_people_id_fk" TO "two_factors_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "two_factors_of_person" RENAME TO "two_factors_of_user";
--> statement-breakpoint
ALTER TABLE "departures" RENAME TO "deletion_requests";
--> statement-breakpoint
ALTER TABLE "deletion_requests" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "deletion_requests" RENAME COLUMN "asked_at" TO "requested_at";
--> statement-breakpoint
ALTER TABLE "deletion_requests" RENAME COLUMN "leaves_at" TO "deletes_at";
--> statement-breakpoint
ALTER TABLE "deletion_requests" RENAME CONSTRAINT "departures_person_id_people_id_fk" TO "deletion_requests_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "deletion_requests" RENAME CONSTRAINT "departures_person_id_unique" TO "deletion_requests_user_id_unique";
--> statement-breakpoint
ALTER TABLE "provider_records" RENAME TO "idp_records";
--> statement-breakpoint
ALTER TABLE "idp_records" RENAME CONSTRAINT "provider_records_model_id_pk" TO "idp_records_model_id_pk";
--> statement-breakpoint
ALTER INDEX "provider_records_by_uid" RENAME TO "idp_records_by_uid";
--> statement-breakpoint
ALTER INDEX "provider_records_of_grant" RENAME TO "idp_records_of_grant";
--> statement-breakpoint
ALTER INDEX "provider_records_by_expiry" RENAME TO "idp_records_by_expiry";
--> statement-breakpoint
ALTER TABLE "finished_sign_ins" RENAME TO "used_nonces";
--> statement-breakpoint
ALTER INDEX "finished_sign_ins_by_expiry" RENAME TO "used_nonces_by_expiry";
--> statement-breakpoint
ALTER TABLE "subscribers" RENAME COLUMN "asked_at" TO "requested_at";
--> statement-breakpoint
ALTER TABLE "subscribers" RENAME COLUMN "left_at" TO "unsubscribed_at";
--> statement-breakpoint
ALTER TABLE "notice_choices" RENAME TO "notification_preferences";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME COLUMN "is_wanted" TO "is_enabled";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_person_id_people_id_fk" TO "notification_preferences_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_person_id_kind_channel_pk" TO "notification_preferences_user_id_kind_channel_pk";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_kind" TO "notification_preferences_kind";
--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_channel" TO "notification_preferences_channel";
--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "notifications";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "told" TO "payload";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_person_id_people_id_fk" TO "notifications_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_once" TO "notifications_once";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_kind" TO "notifications_kind";
--> statement-breakpoint
ALTER INDEX "notices_of_person" RENAME TO "notifications_of_user";
--> statement-breakpoint
ALTER INDEX "notices_unread" RENAME TO "notifications_unread";
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "buyer_left_at" TO "deletion_requested_at";
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "buyer_removed_at" TO "anonymised_at";
--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_person_id_people_id_fk" TO "orders_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "orders_of_person" RENAME TO "orders_of_user";
--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "emails";
--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "forgotten_when_sent" TO "delete_when_sent";
--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "outbox_key_unique" TO "emails_key_unique";
--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "outbox_state" TO "emails_state";
--> statement-breakpoint
ALTER INDEX "outbox_by_age" RENAME TO "emails_by_age";
--> statement-breakpoint
ALTER INDEX "outbox_by_recipient" RENAME TO "emails_by_recipient";
--> statement-breakpoint
ALTER TABLE "profile_pictures" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "profile_pictures" RENAME CONSTRAINT "profile_pictures_person_id_people_id_fk" TO "profile_pictures_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "profiles" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "profiles" RENAME CONSTRAINT "profiles_person_id_people_id_fk" TO "profiles_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_addresses" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "saved_addresses" RENAME CONSTRAINT "saved_addresses_person_id_people_id_fk" TO "saved_addresses_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "saved_addresses_of_person" RENAME TO "saved_addresses_of_user";
--> statement-breakpoint
ALTER TABLE "project_comments" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "project_comments" RENAME CONSTRAINT "project_comments_person_id_people_id_fk" TO "project_comments_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "project_comments_of_person" RENAME TO "project_comments_of_user";
--> statement-breakpoint
ALTER TABLE "project_members" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "project_members" RENAME CONSTRAINT "project_members_person_id_people_id_fk" TO "project_members_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "project_members" RENAME CONSTRAINT "project_members_project_id_person_id_pk" TO "project_members_project_id_user_id_pk";
--> statement-breakpoint
ALTER INDEX "project_members_of_person" RENAME TO "project_members_of_user";
--> statement-breakpoint
ALTER INDEX "people_pkey" RENAME TO "users_pkey";
--> statement-breakpoint
ALTER INDEX "departures_pkey" RENAME TO "deletion_requests_pkey";
--> statement-breakpoint
ALTER INDEX "notices_pkey" RENAME TO "notifications_pkey";
--> statement-breakpoint
ALTER INDEX "outbox_pkey" RENAME TO "emails_pkey";
--> statement-breakpoint
ALTER INDEX "finished_sign_ins_pkey" RENAME TO "used_nonces_pkey";
--> statement-breakpoint
ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_state";
--> statement-breakpoint
UPDATE "subscribers" SET "state" = CASE "state" WHEN 'asked' THEN 'pending' WHEN 'left' THEN 'unsubscribed' ELSE "state" END;
--> statement-breakpoint
ALTER TABLE "subscribers" ALTER COLUMN "state" SET DEFAULT 'pending';
--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_state" CHECK ("subscribers"."state" in ('pending', 'confirmed', 'unsubscribed'));
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_channel";
--> statement-breakpoint
UPDATE "notification_preferences" SET "channel" = 'email' WHERE "channel" = 'mail';
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_channel" CHECK ("notification_preferences"."channel" in ('account', 'email'));
--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_state";
--> statement-breakpoint
UPDATE "emails" SET "state" = 'stored' WHERE "state" = 'kept';
--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_state" CHECK ("emails"."state" in ('queued', 'sent', 'stored', 'failed', 'withheld'));
--> statement-breakpoint
UPDATE "emails" SET "content" = jsonb_set("content" #- '{data,leavesAt}', '{data,deletesAt}', "content" #> '{data,leavesAt}')
WHERE "content" ->> 'template' = 'leaving-asked' AND "content" #> '{data,leavesAt}' IS NOT NULL;
--> statement-breakpoint
UPDATE "jobs" SET
  "kind" = CASE "kind"
    WHEN 'erase-person' THEN 'delete-user'
    WHEN 'clear-out' THEN 'purge-expired'
    WHEN 'send-mail' THEN 'send-email'
    WHEN 'sign-up-mail' THEN 'sign-up-email'
    WHEN 'password-reset-mail' THEN 'password-reset-email'
    WHEN 'email-change-mail' THEN 'email-change-email'
    WHEN 'new-device-mail' THEN 'new-device-email'
    ELSE "kind" END,
  "key" = regexp_replace(regexp_replace("key", '^erase-person:', 'delete-user:'), '^clear-out$', 'purge-expired'),
  "payload" = replace(replace(replace("payload"::text,
    '"departureId":', '"deletionRequestId":'), '"mailId":', '"emailId":'), '"noticeId":', '"notificationId":')::jsonb;
--> statement-breakpoint
UPDATE "verifications" SET "value" = replace("value", '"personId"', '"userId"') WHERE "value" LIKE '{%';
