-- The table of Vendure's DefaultSchedulerPlugin.
CREATE TABLE scheduled_task_record (
  "createdAt" timestamp NOT NULL DEFAULT now(),
  "updatedAt" timestamp NOT NULL DEFAULT now(),
  "taskId" character varying NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  "lockedAt" timestamp(3),
  "lastExecutedAt" timestamp(3),
  "manuallyTriggeredAt" timestamp(3),
  "lastResult" json,
  id serial NOT NULL,
  CONSTRAINT "UQ_661876d97056cad9fd37eaa8774" UNIQUE ("taskId"),
  CONSTRAINT "PK_efd4b61a3b227f3eba94de32e4c" PRIMARY KEY (id)
);
