import java.io.IOException;

public final class UseSwitchMethod {
    public static void main(String[] args) {
        if (SwitchMethod.after("canceled", null) != SwitchMethod.Next.OFFER_METHODS) throw new AssertionError();
        if (SwitchMethod.after("success", null) != SwitchMethod.Next.SHOW_PAID) throw new AssertionError();
        if (SwitchMethod.after(null, new IOException()) != SwitchMethod.Next.ASK_AGAIN_LATER) throw new AssertionError();
    }
}
