/** SQL for the deadline of an answer; older requests without a stored one were promised 24 hours. */
export const ANSWER_BY = `coalesce(answer_by, created_at + interval '24 hours')`;
