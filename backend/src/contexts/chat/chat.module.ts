import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { ChatAnswers, ChatAnswerSchema } from './chat-answers.js';
import { ChatController } from './chat.controller.js';

@Module({
  controllers: [ChatController],
  providers: [ChatAnswers],
  exports: [ChatAnswers],
})
export class ChatModule {
  static readonly owns: Owned = {
    entities: [ChatAnswerSchema],
  };
}
