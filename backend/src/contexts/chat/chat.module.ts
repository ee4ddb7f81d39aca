import { Module } from '@nestjs/common';
import { ChatAnswers } from './chat-answers.js';
import { ChatController } from './chat.controller.js';

@Module({
  controllers: [ChatController],
  providers: [ChatAnswers],
  exports: [ChatAnswers],
})
export class ChatModule {}
