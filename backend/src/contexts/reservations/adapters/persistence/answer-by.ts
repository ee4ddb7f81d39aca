/** SQL for the deadline of a request's answer: those made before it was stored were promised 24 hours. */
export const ANSWER_BY = `coalesce(answer_by, created_at + interval '24 hours')`;
